/** The engines that tests can ask for, and how `global-setup.ts` tells tests where they are. */
export const engineNames = ['elasticsearch', 'secureElasticsearch', 'redis', 'ownRedis'] as const;
export type EngineName = (typeof engineNames)[number];

/** The `url` of an own Redis says how to start it: `process:` or `container:`. */
export type Engine = { readonly url: string } | { readonly missing: string };
export type Engines = Readonly<Record<EngineName, Engine>>;

declare module 'vitest' {
  export interface ProvidedContext {
    engines: Engines;
  }
}

/** What a test file calls when it needs the engine. */
export const asksFor: Readonly<Record<EngineName, string>> = {
  elasticsearch: 'describeWithElasticsearch(',
  secureElasticsearch: 'describeWithSecureElasticsearch(',
  redis: 'describeWithRedis(',
  ownRedis: 'describeWithOwnRedis(',
};
