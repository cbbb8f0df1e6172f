import { describe, expect, it } from 'vitest';
import { reasonOf, StartError } from './startError.ts';

const withCode = (message: string, code: string, more = {}) =>
  Object.assign(new Error(message), { code, ...more });
const place = { host: '127.0.0.1', port: 80 };

describe('why the process ends', () => {
  it.each([
    [new StartError('PORT: must be a port'), /^PORT: must be a port$/],
    [new RangeError('WebAssembly.Memory(): could not allocate memory'), /^Not enough memory \(.*\)$/],
    [new RangeError('Array buffer allocation failed'), /^Not enough memory \(.*\)$/],
    [new RangeError('Failed to allocate memory'), /^Not enough memory \(.*\)$/],
    [withCode('listen EADDRINUSE', 'EADDRINUSE'), /^PORT: 80 is in use on 127\.0\.0\.1$/],
    [withCode('listen EACCES', 'EACCES', { syscall: 'listen' }), /^PORT: 80 requires administrator rights$/],
    [withCode('getaddrinfo ENOTFOUND', 'ENOTFOUND'), /^HOST: 127\.0\.0\.1 isn’t an address of this machine$/],
  ])('is one line for what an operator can mend: %s', (error, line) => {
    expect(reasonOf(error, place)).toMatch(line);
  });

  it.each([new RangeError('Invalid array length'), withCode('open EACCES', 'EACCES', { syscall: 'open' })])(
    'comes with its stack for whoever mends the program: %s',
    (error) => {
      expect(reasonOf(error, place)).toBe(error.stack);
    },
  );
});
