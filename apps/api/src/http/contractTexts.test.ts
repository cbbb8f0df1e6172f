import { multiLinePattern, oneLinePattern } from '@tilava/domain/text';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../test/support/contractOperations.ts';
import { bodyFields } from '../../test/support/bodyFields.ts';

/** What may have several lines; whatever else is free text has one. */
const multiLine = /\/(?:description|text|statement)$/;

/** Formats whose texts hold no character that cannot be seen, and passwords, which nobody is ever shown. */
const formats = ['uuid', 'email', 'date', 'date-time', 'password'];

const texts = bodyFields.filter(
  ({ schema }) =>
    [schema['type']].flat().includes('string') &&
    !('enum' in schema || 'const' in schema) &&
    !formats.includes(String(schema['format'])),
);
/** Others have a pattern of their own, such as references. */
const isFree = ({ 'x-pattern-problem': problem }: JsonSchema): boolean =>
  (problem as { readonly code?: string } | undefined)?.code === 'invalid_characters';

const named = texts.map((text) => [`${text.operation} ${text.pointer}`, text] as const);

describe('every free text that a body holds', () => {
  it.each(named)('has one line, or is known to have several: %s', (_name, { pointer, schema }) => {
    expect(schema['pattern']).toBeTypeOf('string');
    const pattern = new RegExp(String(schema['pattern']));
    for (const character of [
      '\u0000',
      '\u001b',
      '\u007f',
      '\u0085',
      '\u2028',
      '\u2029',
      '\u202e',
      '\u2066',
    ]) {
      expect(pattern.test(`a${character}b`), encodeURIComponent(character)).toBe(false);
    }
    for (const character of ['\n', '\r', '\t']) {
      expect(pattern.test(`a${character}b`)).toBe(multiLine.test(pointer));
    }
  });

  it.each(named.filter(([, { schema }]) => isFree(schema)))(
    'has the rule of the forms: %s',
    (_name, { pointer, schema }) => {
      expect(schema['pattern']).toBe(multiLine.test(pointer) ? multiLinePattern : oneLinePattern);
      expect(schema['x-pattern-problem']).toMatchObject({ code: 'invalid_characters' });
    },
  );

  it('is found', () => {
    expect(texts.length).toBeGreaterThan(40);
  });
});
