import { readPhoneNumber } from '@tilava/domain/phone';
import { useCallback, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { useLocale } from 'use-intl';
import { useDraft } from '../../../shared/drafts/useDraft.ts';
import { useToday } from '../../../shared/time/useToday.ts';
import { useSignUp } from '../api/useSignUp.ts';
import { openTenantStep, tenantWizards } from '../model/openTenantStep.ts';
import { readTenant, tenantForms, writeSignUp, type TenantValues } from '../model/signUpForms.ts';
import { tenantStepPath } from '../model/tenantSteps.ts';
import { TenantWizard } from './TenantWizard.tsx';
import { useGivenAddress } from './useGivenAddress.ts';
import { VerificationSent } from './VerificationSent.tsx';

interface TenantStepsProps {
  /** Of the step in the address, from 0 to 4. */
  readonly index: number;
  /** What was written in the first step, where the device does not keep it; as a draft. */
  readonly begun: unknown;
  /** An address that was typed on another page. */
  readonly given: string | null;
}

/** All steps of a tenant's sign-up. */
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
  const search = useGivenAddress(given, draft.values.location, (location) => draft.change({ location }));
  const { signUp, signedUp, submit, reset } = useSignUp(draft.finish);

  if (signedUp !== null) return <VerificationSent account={signedUp} onWrongAddress={reset} />;
  const opened = openTenantStep(wizards, draft.values, index);
  if (opened.index !== index) return <Navigate to={tenantStepPath(opened.index)} replace />;
  return (
    <TenantWizard
      opened={opened}
      forms={forms}
      today={today}
      draft={draft}
      search={search}
      signUp={signUp}
      onSubmit={() => submit(opened.creation(locale))}
    />
  );
}
