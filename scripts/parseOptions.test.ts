import { describe, expect, it } from 'vitest';
import { parseOptions } from './parseOptions.ts';
import { Refusal } from './refusal.ts';

const options = { base: { type: 'string' }, help: { type: 'boolean' } } as const;

describe('parseOptions', () => {
  it('gives back what is said', () => {
    expect(parseOptions({ args: ['--base', 'main'], options }).values).toMatchObject({ base: 'main' });
  });

  it.each([
    [['--bsae', 'main'], "Unknown option '--bsae'"],
    [['--base'], "Option '--base <value>' argument missing"],
    [['main'], "Unexpected argument 'main'"],
    [['--help=yes'], "Option '--help' does not take an argument"],
  ])('refuses %j in one sentence', (args, message) => {
    const read = () => parseOptions({ args, options });
    expect(read).toThrow(Refusal);
    expect(read).toThrow(new RegExp(`^${message.replaceAll(/[-<>]/g, '.')}$`));
  });
});
