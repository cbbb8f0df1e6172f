import type { BenchServer } from '@tilava/api/bench-server';

/** A session of a demo account. */
export interface Session {
  readonly bearer: string;
  readonly user: { readonly id: string; readonly properties: readonly string[] };
}

/** Sends JSON; the address that it seems to come from is random unless one is said. */
export const post = (url: string, body: unknown): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  });

/** Logs a demo account in. */
export async function logIn({ api, password }: BenchServer, email: string): Promise<Session> {
  const response = await post(`${api}/bearers`, { email, password });
  if (!response.ok) throw new Error(`${email} cannot log in: ${await response.text()}`);
  return (await response.json()) as Session;
}

const randomAddress = (): string =>
  ['10', ...Array.from({ length: 3 }, () => Math.floor(Math.random() * 256))].join('.');
