import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf, type Contract, type ContractOperation } from '../scripts/contract.ts';
import { problemsOf } from '../scripts/examples.ts';
import { definitions } from '../src/generated/namespaces.ts';

const contractOf = (verb: string, operation: Partial<ContractOperation>): Contract => ({
  tags: [{ name: 'users' }],
  paths: {
    '/users': {
      [verb]: {
        operationId: 'doSomething',
        tags: ['users'],
        summary: 'Something',
        description: 'Something',
        responses: { '204': {} },
        ...operation,
      },
    },
  },
  components: {
    schemas: { ProblemCode: { enum: ['not_found'] }, Problem: {} } as Contract['components']['schemas'],
  },
});

it('the README lists every method', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const lines = Object.entries(definitions).map(([tag, methods]) => {
    const names = Object.keys(methods).map((name) => `\`${name}\``);
    return `- \`${tag}\`: ${names.join(', ')}`;
  });
  expect(readme.match(/^- `\w+`: `.*$/gmu)).toEqual(lines);
});

describe('the generators', () => {
  it.each(['post', 'put', 'patch', 'delete'])('refuse a %s that does not say what it invalidates', (verb) => {
    expect(() => operationsOf(contractOf(verb, {}))).toThrow('doSomething writes: name in x-invalidates');
    expect(operationsOf(contractOf(verb, { 'x-invalidates': [] }))[0]?.invalidates).toEqual([]);
  });

  it('refuse a GET that changes something and does not say what', () => {
    const changing = contractOf('get', { 'x-safe-to-retry': false });
    expect(() => operationsOf(changing)).toThrow('doSomething writes');
  });

  it('refuse a tag that there is not', () => {
    const misspelt = contractOf('post', { 'x-invalidates': ['users', 'favourites'] });
    expect(() => operationsOf(misspelt)).toThrow('doSomething invalidates favourites, which is no tag');
  });

  it('refuse a read that invalidates', () => {
    expect(() => operationsOf(contractOf('get', { 'x-invalidates': [] }))).toThrow('only reads');
    const marked = contractOf('post', { 'x-read-only': true, 'x-invalidates': ['users'] });
    expect(() => operationsOf(marked)).toThrow('only reads');
    expect(operationsOf(contractOf('post', { 'x-read-only': true }))[0]?.invalidates).toBeNull();
  });

  it('refuse a problem that is never shown', () => {
    expect(() => problemsOf(contractOf('get', {}))).toThrow('no example of the problem not_found');
  });
});
