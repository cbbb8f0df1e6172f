import { describe, expect, inject, it } from 'vitest';
import { hoverOf } from './support/hoverOf.ts';

const { consumers } = inject('published');

const client = `import { createTilava } from '@tilava/sdk';\nconst tilava = createTilava({ baseUrl: '/api/v1' });\n`;

/** What comes of calls, and the name that it has in the contract. */
const hovers = [
  { call: `await tilava.users.get('a')`, name: 'User' },
  { call: `await tilava.users.list()`, name: 'UserPage' },
  { call: `(await tilava.users.list()).results`, name: 'readonly User[]' },
  { call: `(await tilava.users.list().toArray({ limit: 5 }))[0]!`, name: 'User' },
  { call: `await tilava.session.logIn({ email: '', password: '' })`, name: 'Session' },
  { call: `(await tilava.users.get('a').withResponse()).data`, name: 'User' },
  { call: `await tilava.announcements.get('a')`, name: 'Announcement' },
  {
    call: `(await tilava.matchmaking.findMatches({ property: 'a' }, { favorite: false })).results`,
    name: 'readonly Match[]',
  },
  { call: `await tilava.files.get('a')`, name: 'Blob' },
];

/** Methods, and their parameters and results by the names that they have in the contract. */
const methods = [
  { method: 'tilava.users.update', signature: 'body: UserChanges, options?: ChangeOptions): Call<User>' },
  { method: 'tilava.properties.listOfUser', signature: 'options?: CallOptions): Call<readonly Property[]>' },
  { method: 'tilava.session.logIn', signature: 'credentials: Credentials, options?: CallOptions)' },
];

describe('what editors say', () => {
  it.each(methods)('of $method is $signature', ({ method, signature }) => {
    const name = method.split('.').at(-1) ?? '';
    expect(hoverOf(consumers.bare, `${client}${method};`, name)).toContain(signature);
  });

  it.each(hovers)('of $call is $name, as the contract calls it', ({ call, name }) => {
    const program = `${client}const answer = ${call};`;
    expect(hoverOf(consumers.bare, program, 'answer')).toBe(`const answer: ${name}`);
  });
});
