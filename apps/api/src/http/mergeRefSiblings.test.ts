import { describe, expect, it } from 'vitest';
import { mergeRefSiblings } from './mergeRefSiblings.ts';

const contractWith = (gender: object) => ({
  components: {
    schemas: { Line: { type: 'string', pattern: '^x*$', description: 'A line' }, User: { gender } },
  },
});
const genderOf = (contract: object) =>
  (contract as ReturnType<typeof contractWith>).components.schemas.User.gender;
const line = '#/components/schemas/Line';

describe('siblings of a $ref', () => {
  it('holds together with what the reference names', () => {
    const contract = contractWith({ $ref: line, maxLength: 60, description: 'A gender' });
    expect(genderOf(mergeRefSiblings(contract))).toEqual({
      type: 'string',
      pattern: '^x*$',
      description: 'A gender',
      maxLength: 60,
    });
  });

  it('leaves a reference alone where nothing does', () => {
    const contract = contractWith({ $ref: line });
    expect(mergeRefSiblings(contract)).toEqual(contract);
  });

  it('holds within what is written out, too', () => {
    const contract = contractWith({ $ref: '#/components/schemas/Inner', description: 'Both' });
    Object.assign(contract.components.schemas, {
      Inner: { properties: { name: { $ref: line, maxLength: 60 } } },
    });
    expect(genderOf(mergeRefSiblings(contract))).toMatchObject({
      description: 'Both',
      properties: { name: { type: 'string', maxLength: 60 } },
    });
  });

  it('may not say otherwise what the reference says', () => {
    const contract = contractWith({ $ref: line, pattern: '^y*$' });
    expect(() => mergeRefSiblings(contract)).toThrow('pattern is in');
  });
});
