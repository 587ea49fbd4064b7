/** What tests can ask of `global-setup.ts`, and how it gives it to them. */
export const engineNames = ['elasticsearch', 'secureElasticsearch', 'redis', 'ownRedis'] as const;
export type EngineName = (typeof engineNames)[number];

/** The `url` of an own Redis says how to start it: `process:` or `container:`. */
export type Engine = { readonly url: string } | { readonly missing: string };
export type Engines = Readonly<Record<EngineName, Engine>>;

declare module 'vitest' {
  export interface ProvidedContext {
    engines: Engines;
    /** The folder of the program's compiled modules; empty if no test asks for it. */
    program: string;
  }
}

/** How a test file asks for the program. */
export const asksForProgram = ['openProgram(', "inject('program')"];

/** What a test file calls when it needs the engine. */
export const asksFor: Readonly<Record<EngineName, string>> = {
  elasticsearch: 'describeWithElasticsearch(',
  secureElasticsearch: 'describeWithSecureElasticsearch(',
  redis: 'describeWithRedis(',
  ownRedis: 'describeWithOwnRedis(',
};
