/** Clients of both eras of the protocol, as assistants carry them. */
import {
  Client,
  type ClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

export interface ToolResult {
  readonly isError?: boolean | undefined;
  readonly structuredContent?: unknown;
  readonly content?: unknown;
}

export interface ToolClient {
  listTools(): Promise<{ readonly tools: readonly ListedTool[] }>;
  callTool(call: { name: string; arguments?: Record<string, unknown> }): Promise<ToolResult>;
  close(): Promise<void>;
}

export interface ListedTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: unknown;
  readonly outputSchema?: unknown;
}

type Negotiation = NonNullable<ClientOptions['versionNegotiation']>;

const info = { name: 'test', version: '1' };
const withKey = (key: string | null) => ({
  requestInit: { headers: key === null ? {} : { Authorization: `Bearer ${key}` } },
});

/** The client of the 2026 packages, which speaks the era that it is told. */
const newer =
  (mode: NonNullable<Negotiation['mode']>) =>
  async (url: string, key: string | null): Promise<ToolClient> => {
    const client = new Client(info, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), withKey(key)));
    return client;
  };

/** The client of 2025, which most assistants have. */
async function older(url: string, key: string | null): Promise<ToolClient> {
  const client = new OldClient(info);
  const transport = new OldTransport(new URL(`${url}/mcp`), withKey(key));
  // Its types do not know `exactOptionalPropertyTypes`.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return client as ToolClient;
}

export const clients = {
  'the 2026 client, pinned': newer({ pin: '2026-07-28' }),
  'the 2026 client, negotiating': newer('auto'),
  'the 2026 client as of 2025': newer('legacy'),
  'the 2025 client': older,
} as const;
