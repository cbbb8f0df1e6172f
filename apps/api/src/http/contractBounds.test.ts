import { rentLimits, sizeLimits } from '@tilava/domain/form';
import { coordinateBounds } from '@tilava/domain/place';
import { addDays, dayRange } from '@tilava/domain/time';
import { describe, expect, it } from 'vitest';
import { bodyFields, type BodyField } from '../../test/support/bodyFields.ts';

const named = (fields: readonly BodyField[]): [string, BodyField][] =>
  fields.map((field) => [`${field.operation} ${field.pointer}`, field]);

describe('every day that a body holds', () => {
  const days = bodyFields.filter(({ schema }) => schema['format'] === 'date');

  it.each(named(days))('lies between the first and the last of the product: %s', (_name, { schema }) => {
    const pattern = new RegExp(String(schema['pattern']));
    expect(pattern.test(dayRange.first)).toBe(true);
    expect(pattern.test(dayRange.last)).toBe(true);
    for (const outside of [
      addDays(dayRange.first, -1),
      addDays(dayRange.last, 1),
      '0000-01-01',
      '9999-12-31',
    ]) {
      expect(pattern.test(outside), outside).toBe(false);
    }
  });

  it('is found', () => {
    expect(days.length).toBeGreaterThanOrEqual(10);
  });
});

describe('every number that a body holds', () => {
  const numbers = bodyFields.filter(({ schema }) =>
    [schema['type']].flat().some((type) => type === 'number' || type === 'integer'),
  );
  const bounded = numbers.filter(({ schema }) => !('enum' in schema || 'const' in schema));

  it.each(named(bounded))(
    'has bounds that a column of 32 bits holds in hundredths: %s',
    (_name, { pointer, schema }) => {
      const { minimum, maximum } = schema;
      expect(minimum).toBeTypeOf('number');
      expect(maximum).toBeTypeOf('number');
      // Kept as a number in JSON.
      if (pointer.endsWith('/turnover')) return;
      expect(Number(maximum) * 100).toBeLessThan(2 ** 31);
    },
  );

  it.each(named(bounded.filter(({ pointer }) => /\/(rent|size)(Min|Max)$/.test(pointer))))(
    'has the bounds of the forms: %s',
    (_name, { pointer, schema }) => {
      const { maximum } = pointer.includes('/rent') ? rentLimits : sizeLimits;
      expect(schema).toMatchObject({ minimum: 0.01, maximum });
    },
  );

  it.each(named(bounded.filter(({ pointer }) => /\/[xy]$/.test(pointer))))(
    'lies in Finland where it is a coordinate: %s',
    (_name, { pointer, schema }) => {
      expect(schema).toMatchObject(
        pointer.endsWith('/x') ? coordinateBounds.latitude : coordinateBounds.longitude,
      );
    },
  );
});
