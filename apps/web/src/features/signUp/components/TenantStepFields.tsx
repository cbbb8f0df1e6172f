import { useTranslations } from 'use-intl';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import type { TenantStep } from '../model/tenantSteps.ts';
import { LocationField } from '../../../shared/fields/addressWithPlace.tsx';
import { AccountStep } from './AccountStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { PropertyStep } from './PropertyStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import type { TenantChecks } from './useTenantChecks.ts';

interface TenantStepFieldsProps {
  readonly step: TenantStep;
  readonly forms: TenantForms;
  readonly today: string;
  readonly draft: Draft<TenantValues>;
  readonly checks: TenantChecks;
  /** What is to be searched for at first. */
  readonly search: string | null;
  readonly takenEmail: string | null;
}

/** The fields of a step. */
export function TenantStepFields({
  step,
  forms,
  today,
  draft: { values, change },
  checks,
  search,
  takenEmail,
}: TenantStepFieldsProps) {
  const t = useTranslations();
  if (step === 'location') {
    return (
      <LocationField
        label={t('product.field.need.address')}
        description={t('signUp.addressHint')}
        value={values.location}
        onChange={(location) => change({ location })}
        check={checks.location}
        given={search}
      />
    );
  }
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
