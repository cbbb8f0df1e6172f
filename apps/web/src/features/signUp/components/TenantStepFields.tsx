import { FormFields } from '@tilava/ui/FormFields';
import { useTranslations } from 'use-intl';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import type { TenantValues } from '../model/signUpForms.ts';
import type { TenantStep } from '../model/tenantSteps.ts';
import { useNeedSections } from '../../../shared/fields/usePremisesSections.tsx';
import { LocationField } from '../../../shared/fields/addressWithPlace.tsx';
import { AccountStep } from './AccountStep.tsx';
import { ProfileStep } from './ProfileStep.tsx';
import { ResultsStep } from './ResultsStep.tsx';
import type { TenantChecks } from './useTenantChecks.ts';

interface TenantStepFieldsProps {
  readonly step: TenantStep;
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
  today,
  draft: { values, change },
  checks,
  search,
  takenEmail,
}: TenantStepFieldsProps) {
  const t = useTranslations();
  const needSections = useNeedSections({ values: values.property, today });
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
        <FormFields
          id="property"
          sections={needSections}
          values={values.property}
          onChange={(property) => change({ property: { ...values.property, ...property } })}
          {...checks.property.fields}
        />
      );
    case 'results':
      return <ResultsStep />;
    case 'profile':
      return (
        <ProfileStep
          kindLabel={t('signUp.profile.tenantKind')}
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
