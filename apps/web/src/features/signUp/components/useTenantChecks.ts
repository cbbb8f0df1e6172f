import { useTranslations } from 'use-intl';
import { useFormCheck, type FormCheck } from '../../../shared/forms/useFormCheck.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import type { TenantStep } from '../model/tenantSteps.ts';

/** How a step stands, for who goes on from it. */
interface StepCheck {
  /** The labels of the fields that keep one from going on, each once. */
  readonly needed: readonly string[];
  /** The id of the first of them; null where there is none. */
  readonly firstFaultyId: string | null;
  readonly attempts: number;
  readonly fail: () => void;
}

/** Checks of every form of a tenant's sign-up. */
export type TenantChecks = ReturnType<typeof useTenantChecks>;

/** Two bounds are one question under one label, and so are an address and its place. */
const labelled = {
  address: 'address',
  location: 'address',
  sizeMax: 'sizeMin',
  rentMax: 'rentMin',
} as const;

type Labelled<Name> = Name extends keyof typeof labelled ? (typeof labelled)[Name] : Name;

/** The names by which fields are labelled, each once. */
function labelledNames<Name extends string>(faulty: readonly Name[]): readonly Labelled<Name>[] {
  const names: Readonly<Record<string, string>> = labelled;
  return [...new Set(faulty.map((name) => (names[name] ?? name) as Labelled<Name>))];
}

/** Checks every form of a tenant's sign-up with every change. */
export function useTenantChecks(forms: TenantForms, values: TenantValues) {
  const t = useTranslations('product.field');
  const location = useFormCheck(forms.location, values.location);
  const property = useFormCheck(forms.property, values.property);
  const privatePerson = useFormCheck(forms.privatePerson, values.privatePerson);
  const organization = useFormCheck(forms.organization, values.organization);
  const account = useFormCheck(forms.account, values.account);
  const isPrivate = values.kind === 'privatePerson';

  const stepOf = <Name extends string>(
    step: TenantStep,
    check: FormCheck<Name>,
    labelOf: (name: Labelled<Name>) => string,
  ): StepCheck => {
    const names = labelledNames(check.faulty);
    return {
      needed: names.map(labelOf),
      firstFaultyId: names[0] === undefined ? null : `${step}-${names[0]}`,
      attempts: check.attempts,
      fail: check.fail,
    };
  };

  const ofStep = (step: TenantStep): StepCheck => {
    switch (step) {
      case 'location':
        return stepOf(step, location, (name) => t(`need.${name}`));
      case 'property':
        return stepOf(step, property, (name) => t(`need.${name}`));
      case 'results':
        return { needed: [], firstFaultyId: null, attempts: 0, fail: () => undefined };
      case 'profile':
        return isPrivate
          ? stepOf(step, privatePerson, (name) => t(`person.${name}`))
          : stepOf(step, organization, (name) => t(`organization.${name}`));
      case 'account':
        return stepOf(step, account, (name) => t(`account.${name}`));
    }
  };

  return { location, property, privatePerson, organization, account, ofStep };
}
