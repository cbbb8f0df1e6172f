import { describe, expect, it } from 'vitest';
import { serversOf, writableAttributes } from './postgresServers.ts';

const read = (address: string) => serversOf(address, writableAttributes);

describe('an address of PostgreSQL', () => {
  it.each([
    'postgres://user:p%40ss@one.example/tilava',
    'postgresql://user:a@b@one.example:6432/tilava?sslmode=require',
    'postgres://postgres@/tilava?host=%2Frun%2Fpostgresql',
  ])('of one server is left as it is: %s', (address) => {
    expect(read(address).map(({ connectionString }) => connectionString)).toEqual([address]);
  });

  it('of several servers is one address for each', () => {
    expect(
      read('postgres://user:p,w@one,[::1]:5433/db?sslmode=require&target_session_attrs=read-write'),
    ).toEqual([
      { name: 'one:5432', connectionString: 'postgres://user:p,w@one/db?sslmode=require' },
      { name: '[::1]:5433', connectionString: 'postgres://user:p,w@[::1]:5433/db?sslmode=require' },
    ]);
  });

  it.each([
    ['postgres://user:secret@one,/db', 'Expected hosts with or without a port, got none as number 2'],
    ['postgres://user:secret@one:0,two/db', 'Expected hosts with or without a port, got none as number 1'],
    [
      'postgres://user:secret@one,two/db?target_session_attrs=any',
      'target_session_attrs must be read-write or primary here',
    ],
  ])('that cannot be read is told without its secrets: %s', (address, message) => {
    expect(() => read(address)).toThrow(new RangeError(message));
  });
});
