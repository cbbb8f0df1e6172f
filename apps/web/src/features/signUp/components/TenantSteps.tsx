import { readPhoneNumber } from '@tilava/domain/phone';
import { FormFields } from '@tilava/ui/FormFields';
import { Notice } from '@tilava/ui/Notice';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { DraftNote, useDraft } from '../../../shared/drafts/useDraft.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { LocationField } from '../../../shared/fields/AddressSearch.tsx';
import { useNeedSections } from '../../../shared/fields/usePremisesSections.tsx';
import { useFormCheck } from '../../../shared/forms/useForm.ts';
import { paths } from '../../../shared/paths.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { nothingToCheck, type StepCheck, stepCheck, StepForm } from '../../../shared/wizard/StepForm.tsx';
import {
  openTenantStep,
  readTenant,
  tenantForms,
  type TenantValues,
  tenantWizards,
  writeSignUp,
} from '../model/signUpForms.ts';
import {
  type GivenSearch,
  type TenantStep,
  tenantStepPath,
  tenantSteps,
  useGivenSearch,
} from '../model/tenantBeginning.ts';
import { AccountStep, ProfileStep, ResultsStep } from './steps.tsx';
import { useSignUp, VerificationSent } from './useSignUp.tsx';

interface TenantStepsProps {
  /** Of the step in the address, from 0 to 4. */
  readonly index: number;
  /** What was written in the first step, where the device does not keep it; as a draft. */
  readonly begun: unknown;
  readonly given: GivenSearch;
}

export function TenantSteps({ index, begun, given }: TenantStepsProps) {
  const locale = useLocale();
  const today = useToday();
  const forms = useMemo(() => tenantForms({ today, readPhoneNumber }), [today]);
  const wizards = useMemo(() => tenantWizards(forms, today), [forms, today]);
  const read = useCallback(
    (draft: unknown, current?: TenantValues) => readTenant(forms, locale, draft, current),
    [forms, locale],
  );
  const draft = useDraft('tenantSignUp', { read, write: writeSignUp, begun });
  const { values, change } = draft;
  const search = useGivenSearch({
    given,
    sought: values.location,
    onAddress: (address) => change({ location: address }),
    onType: (type) => change(({ property: before }) => ({ property: { ...before, residenceType: [type] } })),
  });
  const { signUp, signedUp, submit, reset } = useSignUp(draft.finish);
  const t = useTranslations('signUp');
  const label = useTranslations('product.field');
  const failureText = useFailureText();
  const location = useFormCheck(forms.location, values.location);
  const property = useFormCheck(forms.property, values.property);
  const privatePerson = useFormCheck(forms.privatePerson, values.privatePerson);
  const organization = useFormCheck(forms.organization, values.organization);
  const account = useFormCheck(forms.account, values.account);
  const propertySections = useNeedSections({ values: values.property, today });

  if (signedUp !== null) return <VerificationSent account={signedUp} onWrongAddress={reset} />;
  const opened = openTenantStep(wizards, values, index);
  if (opened.index !== index) return <Navigate to={tenantStepPath(opened.index)} replace />;
  const { view } = opened;
  const steps: Readonly<Record<TenantStep, { readonly check: StepCheck; readonly fields: ReactNode }>> = {
    location: {
      check: stepCheck('location', location, (name) => label(`need.${name}`)),
      fields: (
        <LocationField
          label={label('need.address')}
          description={t('addressHint')}
          value={values.location}
          onChange={(address) => change({ location: address })}
          check={location}
          given={search}
          hasMap
        />
      ),
    },
    property: {
      check: stepCheck('property', property, (name) => label(`need.${name}`)),
      fields: (
        <FormFields
          id="property"
          sections={propertySections}
          values={values.property}
          onChange={(changed) => change({ property: { ...values.property, ...changed } })}
          {...property.fields}
        />
      ),
    },
    results: { check: nothingToCheck, fields: <ResultsStep /> },
    profile: {
      check:
        values.kind === 'privatePerson'
          ? stepCheck('profile', privatePerson, (name) => label(`person.${name}`))
          : stepCheck('profile', organization, (name) => label(`organization.${name}`)),
      fields: (
        <ProfileStep
          kindLabel={t('profile.tenantKind')}
          values={values}
          onChange={change}
          personCheck={privatePerson}
          organizationCheck={organization}
        />
      ),
    },
    account: {
      check: stepCheck('account', account, (name) => label(`account.${name}`)),
      fields: (
        <AccountStep
          values={values.account}
          onChange={(changed) => change({ account: changed })}
          check={account}
          takenEmail={signUp.takenEmail}
        />
      ),
    },
  };
  const step = tenantSteps[index] ?? 'location';
  return (
    <StepForm
      label={t('stepsLabel')}
      view={view}
      index={index}
      labelOf={(name) => t(`steps.${name}`)}
      pathOf={tenantStepPath}
      start={paths.signUp}
      title={t(`titles.${step}`)}
      check={steps[step].check}
      isPending={signUp.isPending}
      pendingLabel={t('sending')}
      draft={<DraftNote draft={draft} />}
      onSubmit={() => submit(opened.creation(locale))}
    >
      {steps[step].fields}
      {view.isLast && (
        // Always there: screen readers tell of what comes into it.
        <div role="alert">
          {signUp.error !== null && <Notice tone="danger" title={failureText('signUp', signUp.error)} />}
        </div>
      )}
    </StepForm>
  );
}
