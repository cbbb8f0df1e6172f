import { useQuery, useQueryClient } from '@tanstack/react-query';
import { preloadWhenIdle } from '@tilava/ui/onDemand/preload';
import { Spinner } from '@tilava/ui/Spinner';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useDraft } from '../../../shared/drafts/useDraft.ts';
import { LoadFailed } from '../../../shared/errors/LoadFailed.tsx';
import { useToday } from '../../../shared/time/useToday.ts';
import { laterSteps } from '../api/laterSteps.ts';
import { useSignUp } from '../api/useSignUp.ts';
import { readTenant, tenantForms, writeSignUp, type TenantValues } from '../model/signUpForms.ts';
import { openTenantStep, tenantStepPath } from '../model/tenantSteps.ts';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';
import { TenantWizard } from './TenantWizard.tsx';
import { VerificationSent } from './VerificationSent.tsx';

interface TenantSignUpProps {
  /** Of the step in the address, from 0 to 4. */
  readonly index: number;
  /** An address that was typed on another page. */
  readonly given: string | null;
  readonly renderPlace: RenderPlace;
}

/** Until the code that reads phone numbers is there, none is valid. */
const readNothing = () => null;

/** A tenant's sign-up in five steps (specification, section 2). */
export function TenantSignUp({ index, given, renderPlace }: TenantSignUpProps) {
  const t = useTranslations();
  const locale = useLocale();
  const today = useToday();
  const queryClient = useQueryClient();
  useEffect(
    () => preloadWhenIdle({ preload: () => void queryClient.prefetchQuery(laterSteps) }),
    [queryClient],
  );
  const later = useQuery({ ...laterSteps, enabled: index > 0 });
  const readPhoneNumber = later.data?.readPhoneNumber ?? readNothing;
  const forms = useMemo(() => tenantForms({ today, readPhoneNumber }), [today, readPhoneNumber]);
  const read = useCallback(
    (draft: unknown, current?: TenantValues) => readTenant(forms, locale, draft, current),
    [forms, locale],
  );
  const draft = useDraft('tenantSignUp', { read, write: writeSignUp });
  const search = useGivenAddress(given, draft.values, draft.change);
  const { signUp, signedUp, submit, reset } = useSignUp(draft.finish);

  if (signedUp !== null) return <VerificationSent account={signedUp} onWrongAddress={reset} />;
  if (index > 0 && later.data === undefined) {
    return later.isError ? (
      <LoadFailed
        title={t('signUp.loadFailed')}
        isRetrying={later.isFetching}
        onRetry={() => void later.refetch()}
      />
    ) : (
      <Spinner label={t('common.loading')} size="large" />
    );
  }
  const opened = openTenantStep(forms, draft.values, today, index);
  if (opened.index !== index) return <Navigate to={tenantStepPath(opened.index)} replace />;
  return (
    <TenantWizard
      opened={opened}
      forms={forms}
      today={today}
      draft={draft}
      later={later.data}
      search={search}
      renderPlace={renderPlace}
      signUp={signUp}
      onSubmit={() => submit(opened.creation(locale))}
    />
  );
}

/** Takes an address from another page over, once, and out of this page's own. Returns what is to be searched for. */
function useGivenAddress(
  given: string | null,
  { location }: TenantValues,
  change: (changed: Partial<TenantValues>) => void,
): string | null {
  const navigate = useNavigate();
  const [search] = useState(() => (given === null || given === location.address ? null : given));
  useEffect(() => {
    if (given === null) return;
    if (search !== null) change({ location: { address: search, location: null } });
    void navigate(tenantStepPath(0), { replace: true });
    // Only what this page was opened with counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [given]);
  return search;
}
