/**
 * Sends a request with the owner's rights and returns the JSON of the answer; null for 404. Throws on any other
 * refusal.
 */
export async function requestJson<Answer>(method: string, address: string, body?: unknown): Promise<Answer | null> {
  const response = await fetch(address, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.status === 404) return null;
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : {}) as Answer;
}
