import { useTranslations } from 'use-intl';
import type * as laterSteps from './laterSteps.ts';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import type { TenantStep } from '../model/tenantSteps.ts';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';
import type { TenantChecks } from './useTenantChecks.ts';

/** The code of the steps after the first. */
export type LaterSteps = typeof laterSteps;

interface TenantStepFieldsProps {
  readonly step: TenantStep;
  readonly forms: TenantForms;
  readonly today: string;
  readonly draft: Draft<TenantValues>;
  readonly checks: TenantChecks;
  /** Undefined while it is on the way; the first step does without. */
  readonly later: LaterSteps | undefined;
  /** What is to be searched for at first. */
  readonly search: string | null;
  readonly takenEmail: string | null;
  readonly renderPlace: RenderPlace;
}

/** The fields of a step. */
export function TenantStepFields({
  step,
  forms,
  today,
  draft: { values, change },
  checks,
  later,
  search,
  takenEmail,
  renderPlace,
}: TenantStepFieldsProps) {
  const t = useTranslations();
  if (step === 'location') {
    const { errors, leave } = checks.location;
    return renderPlace({
      id: 'location-address',
      name: 'address',
      label: t('product.field.need.address'),
      description: t('signUp.addressHint'),
      errorMessage: errors.address ?? errors.location,
      isRequired: true,
      onBlur: () => leave('location'),
      value: values.location.address,
      onChange: (address) => change({ location: { address, location: null } }),
      onPlace: (address, location) => change({ location: { address, location } }),
      given: search,
    });
  }
  if (later === undefined) return null;
  const { AccountStep, ProfileStep, PropertyStep, ResultsStep } = later;
  switch (step) {
    case 'property':
      return (
        <PropertyStep
          form={forms.property}
          today={today}
          values={values.property}
          onChange={(property) => change({ property })}
          check={checks.property}
        />
      );
    case 'results':
      return <ResultsStep />;
    case 'profile':
      return (
        <ProfileStep
          kindLabel={t('signUp.profile.tenantKind')}
          forms={forms}
          values={values}
          onChange={change}
          personCheck={checks.privatePerson}
          organizationCheck={checks.organization}
        />
      );
    case 'account':
      return (
        <AccountStep
          values={values.account}
          onChange={(account) => change({ account })}
          check={checks.account}
          takenEmail={takenEmail}
        />
      );
  }
}
