import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run.ts';
import { readOptions } from './options.ts';

describe('the words after pnpm visual', () => {
  it('mean every story in every mode where there are none', () => {
    expect(readOptions([])).toStrictEqual({
      base: undefined,
      stories: [],
      modes: ['light', 'dark', 'forced-colors', 'phone'],
      out: join(root, 'visual-report'),
    });
  });

  it('choose stories, modes, the base and the folder', () => {
    const words = '--base v1 --story Button --story Badge --mode dark --out /tmp/report'.split(' ');
    expect(readOptions(words)).toStrictEqual({
      base: 'v1',
      stories: ['Button', 'Badge'],
      modes: ['dark'],
      out: '/tmp/report',
    });
  });

  it('ask for help', () => {
    expect(readOptions(['--story', 'Button', '--help'])).toBeNull();
  });

  it('are refused by name', () => {
    expect(() => readOptions(['--stories', 'Button'])).toThrow("Unknown option '--stories'");
    expect(() => readOptions(['Button'])).toThrow("Unexpected argument 'Button'");
    expect(() => readOptions(['--mode', 'sepia'])).toThrow(
      'No such mode: sepia. There are: light, dark, forced-colors, phone',
    );
  });
});
