/** A call of a tool as the clients of 2025 make it, by a bare request. */
export async function callTool(
  url: string,
  key: string,
  params: { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> },
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${key}`,
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  });
  await response.text();
  return response;
}
