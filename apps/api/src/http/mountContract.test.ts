import { describe, expect, it } from 'vitest';
import { inlineReferences } from './mountContract.ts';

const contractWith = (gender: object) => ({
  components: {
    schemas: { Line: { type: 'string', pattern: '^x*$', description: 'A line' }, User: { gender } },
  },
});
const genderOf = (contract: object) =>
  (contract as ReturnType<typeof contractWith>).components.schemas.User.gender;
const line = '#/components/schemas/Line';

describe('what stands beside a $ref', () => {
  it('holds together with what the reference names', () => {
    const contract = contractWith({ $ref: line, maxLength: 60, description: 'A gender' });
    expect(genderOf(inlineReferences(contract))).toEqual({
      type: 'string',
      pattern: '^x*$',
      description: 'A gender',
      maxLength: 60,
    });
  });

  it('may be missing', () => {
    const { Line } = contractWith({}).components.schemas;
    expect(genderOf(inlineReferences(contractWith({ $ref: line })))).toEqual(Line);
  });

  it('holds within what is written out, too', () => {
    const contract = contractWith({ $ref: '#/components/schemas/Inner', description: 'Both' });
    Object.assign(contract.components.schemas, {
      Inner: { properties: { name: { $ref: line, maxLength: 60 } } },
    });
    expect(genderOf(inlineReferences(contract))).toMatchObject({
      description: 'Both',
      properties: { name: { type: 'string', maxLength: 60 } },
    });
  });

  it('may not say otherwise what the reference says', () => {
    const contract = contractWith({ $ref: line, pattern: '^y*$' });
    expect(() => inlineReferences(contract)).toThrow('pattern is in');
  });

  it('is refused together with the reference where that leads nowhere, or back to itself', () => {
    const loop = contractWith({ properties: { gender: { $ref: '#/components/schemas/User' } } });
    expect(() => inlineReferences(loop)).toThrow('refers to itself');
    expect(() => inlineReferences(contractWith({ $ref: '#/components/schemas/None' }))).toThrow(
      'is not in the contract',
    );
  });
});
