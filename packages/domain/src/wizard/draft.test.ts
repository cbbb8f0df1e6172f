import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountForm } from '../account/forms.ts';
import { emptyValues, noRules, validateForm, type Fields, type Form } from '../form/form.ts';
import { announcementWizard, listingValues } from '../listing.ts';
import { needValues } from '../need.ts';
import { anyDraft } from '../testing/forms.ts';
import { anyListing, anyNeed, someNeed } from '../testing/properties.ts';
import { tenantWizard } from './tenant.ts';
import { draftOf, readDraft } from './wizard.ts';

const today = '2026-03-01';
const profileForm = { fields: { email: accountForm.fields.email }, rules: noRules };
const steps = tenantWizard({ today, profileForm });
const announcement = announcementWizard({ today });
const empty = readDraft(steps, null);

const account = { email: 'tenant@tilava.example', password: 'first secret', confirmPassword: 'other secret' };

describe('a draft', () => {
  test('holds everything but passwords', () => {
    expect(draftOf({ ...empty, account })).toStrictEqual({
      ...empty,
      account: { email: 'tenant@tilava.example' },
    });
    const change = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'c', remark: 'd' };
    expect(draftOf({ change })).toStrictEqual({ change: { remark: 'd' } });
  });

  test('of nothing is an empty wizard', () => {
    expect(readDraft(announcement, undefined)).toStrictEqual({
      location: emptyValues(announcement.location),
      property: emptyValues(announcement.property),
      criteria: emptyValues(announcement.criteria),
    });
    expect(Object.keys(empty)).toStrictEqual(['location', 'property', 'results', 'profile', 'account']);
  });

  test('gives back what was written, also where it is not valid yet, and no passwords', () => {
    const values = {
      ...empty,
      property: { ...empty.property, rentMin: 'much', roomCount: ['2'], moveInDate: '1.6.' },
      account: { ...account, email: 'tenant@' },
    };
    const stored: unknown = JSON.parse(JSON.stringify(draftOf(values)));
    expect(readDraft(steps, stored)).toStrictEqual({
      ...values,
      account: { email: 'tenant@', password: '', confirmPassword: '' },
    });
  });

  test('gives no password back, even if one was stored', () => {
    expect(readDraft(steps, { account }).account).toStrictEqual({
      email: 'tenant@tilava.example',
      password: '',
      confirmPassword: '',
    });
  });

  test('from long ago gives what its fields can still hold', () => {
    const draft = {
      location: { address: 44, location: { latitude: '60', longitude: '25' } },
      property: { rentMin: 30, sizeMin: '30', roomCount: 'two', toString: 'x' },
      results: [],
      profile: 'none',
      extra: { address: 'x' },
    };
    expect(readDraft(steps, draft)).toStrictEqual({
      ...empty,
      property: { ...empty.property, sizeMin: '30' },
    });
  });

  test('takes nothing from the prototype', () => {
    const inherited: unknown = Object.create({ location: { address: 'x' } });
    expect(readDraft(steps, inherited)).toStrictEqual(empty);
  });

  test('never throws, whatever is stored, and gives values that every step can check', () => {
    const anyStored = fc.oneof(
      anyDraft(Object.keys(steps)),
      fc.record({
        location: anyDraft(['address', 'location']),
        property: anyDraft(Object.keys(steps.property.fields)),
        account: anyDraft(Object.keys(account)),
      }),
    );
    fc.assert(
      fc.property(anyStored, (stored) => {
        const values = readDraft(steps, stored);
        expect(readDraft(steps, values)).toStrictEqual(values);
        for (const name of ['location', 'property', 'results', 'account'] as const) {
          const form: Form<Fields> = steps[name];
          const validation = validateForm(form, values[name]);
          const rules = validation.isValid ? [] : validation.faults.map(({ rule }) => rule);
          expect(rules).not.toContain('invalid');
        }
      }),
    );
  });

  test('of a need or a listing that is there gives it back', () => {
    fc.assert(
      fc.property(anyNeed, anyListing, (need, listing) => {
        const sought = needValues(need);
        const property = readDraft(steps, draftOf({ property: sought })).property;
        expect({ ...sought, ...property }).toStrictEqual(sought);
        const offered = listingValues(listing);
        const values = readDraft(
          announcement,
          draftOf({ location: offered, property: offered, criteria: offered }),
        );
        expect({ ...values.location, ...values.property, ...values.criteria }).toStrictEqual(offered);
      }),
    );
  });

  test('never holds a password, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmPassword) => {
        const values = {
          ...empty,
          property: needValues(someNeed),
          account: { email: '', password, confirmPassword },
        };
        expect(draftOf(values)['account']).toStrictEqual({ email: '' });
      }),
    );
  });
});
