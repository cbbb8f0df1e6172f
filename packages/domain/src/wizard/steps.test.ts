import { describe, expect, expectTypeOf, test } from 'vitest';
import { accountForm } from '../account/forms.ts';
import { criteriaForm, type CriteriaResult } from '../criteria/form.ts';
import { requiredText } from '../form/fields.ts';
import { noRules, type Form } from '../form/form.ts';
import { announcementCreation, announcementWizard, listingValues } from '../listing.ts';
import { needCreation, needValues, type NeedResult } from '../need.ts';
import { addressForm } from '../place/addressForm.ts';
import { someCriteria, someListing, someNeed } from '../testing/properties.ts';
import { tenantWizard } from './tenant.ts';
import { moveWizard, readDraft, startWizard, viewWizard, type WizardResults } from './wizard.ts';

const today = '2026-03-01';
const profileFields = { firstName: requiredText(100) };
const profileForm: Form<typeof profileFields> = { fields: profileFields, rules: noRules };
const tenant = tenantWizard({ today, profileForm });
const announcement = announcementWizard({ today });

const account = { email: 'tenant@tilava.example', password: 'best matches', confirmPassword: 'best matches' };

describe('the sign-up of a tenant', () => {
  const sought = needValues(someNeed);
  const filled = {
    location: { address: sought.address, location: sought.location },
    property: sought,
    results: {},
    profile: { firstName: 'First' },
    account,
  };

  test('§2 The tenant’s sign-up has five steps: location, property, results, profile and account', () => {
    expect(Object.keys(tenant)).toStrictEqual(['location', 'property', 'results', 'profile', 'account']);
    expect(tenant.location).toBe(addressForm);
    expect(tenant.profile).toBe(profileForm);
    expect(tenant.account).toBe(accountForm);
  });

  test('has nothing to fill in at the results, which are always valid', () => {
    const { steps } = viewWizard(tenant, startWizard(tenant, readDraft(tenant, null), 0));
    expect(steps.map(({ isValid }) => isValid)).toStrictEqual([false, false, true, false, false]);
  });

  test('stands for a need, a profile and an account', () => {
    const { submission } = moveWizard(tenant, startWizard(tenant, filled, 4), { kind: 'submit' });
    if (submission === null) throw new Error('The wizard has to be valid');
    expect(needCreation({ ...submission.location, ...submission.property })).toMatchObject({
      address: someNeed.address,
      x: 60.1686,
      deposit: 0,
    });
    expect(submission.profile).toStrictEqual({ firstName: 'First' });
    expect(submission.account).toStrictEqual(account);
    expect(submission.results).toStrictEqual({});
  });

  test('goes back to the property when its day has passed since', () => {
    const values = readDraft(tenant, filled);
    const nextDay = tenantWizard({ today: '2026-06-02', profileForm });
    expect(startWizard(tenant, values, 4).index).toBe(4);
    expect(startWizard(nextDay, values, 4).index).toBe(1);
  });

  test('has results of the forms’ own types', () => {
    type Results = WizardResults<typeof tenant>;
    expectTypeOf<Results['location'] & Results['property']>().toExtend<NeedResult>();
    expectTypeOf<Results['profile']>().toEqualTypeOf<{ readonly firstName: string }>();
  });
});

describe('a new announcement', () => {
  test('§2 The announcement wizard has three steps: location, property and the preferred tenant', () => {
    expect(Object.keys(announcement)).toStrictEqual(['location', 'property', 'criteria']);
    expect(announcement.location).toBe(addressForm);
    expect(announcement.criteria).toBe(criteriaForm);
  });

  test('stands for an announcement with its criteria', () => {
    const values = listingValues(someListing);
    const steps = readDraft(announcement, { location: values, property: values, criteria: values });
    const { submission } = moveWizard(announcement, startWizard(announcement, steps, 2), { kind: 'submit' });
    if (submission === null) throw new Error('The wizard has to be valid');
    const body = announcementCreation(
      { ...submission.location, ...submission.property },
      submission.criteria,
    );
    expect(body).toMatchObject({ rentMin: 1250, rentMax: 1250, criteria: someCriteria });
    expectTypeOf(submission.criteria).toExtend<CriteriaResult>();
  });

  test('is made from today on', () => {
    const values = listingValues(someListing);
    const nextDay = announcementWizard({ today: '2026-06-02' });
    const steps = readDraft(nextDay, { location: values, property: values });
    expect(startWizard(announcement, steps, 2).index).toBe(2);
    expect(startWizard(nextDay, steps, 2).index).toBe(1);
  });
});
