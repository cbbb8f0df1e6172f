import { useQueryClient } from '@tanstack/react-query';
import { addressFaults } from '@tilava/domain/place';
import { viewSteps } from '@tilava/domain/wizard';
import { preloadWhenIdle } from '@tilava/ui/onDemand/preload';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LocationField } from '../../../shared/fields/addressWithPlace.tsx';
import { DraftNote } from '../../../shared/drafts/DraftNote.tsx';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import { useFaults } from '../../../shared/forms/useFaults.ts';
import { paths } from '../../../shared/paths.ts';
import { StepForm } from '../../../shared/wizard/StepForm.tsx';
import { stepCheck } from '../../../shared/wizard/stepCheck.ts';
import { tenantStepsCode } from '../api/tenantStepsCode.ts';
import type { SoughtAddress, TenantBeginning } from '../model/tenantBeginning.ts';
import { tenantStepPath, tenantSteps } from '../model/tenantSteps.ts';
import { useGivenAddress } from './useGivenAddress.ts';

interface TenantBeginningStepProps {
  readonly draft: Draft<TenantBeginning>;
  /** An address that was typed on another page. */
  readonly given: string | null;
}

/** The first step of a tenant's sign-up, of whoever has not come further yet. */
export function TenantBeginningStep({ draft, given }: TenantBeginningStepProps) {
  const t = useTranslations();
  const { location } = draft.values;
  const change = (changed: SoughtAddress) => draft.change({ location: changed });
  const search = useGivenAddress(given, location, change);
  const faults = addressFaults(location);
  const check = useFaults<keyof SoughtAddress>(faults);
  const isFilledIn = faults.length === 0;
  useStepsAhead(isFilledIn);

  return (
    <StepForm
      label={t('signUp.stepsLabel')}
      // Of the others, only that of the results has nothing to be filled in.
      view={viewSteps(
        tenantSteps.map((name) => ({ name, isValid: name === 'location' ? isFilledIn : name === 'results' })),
        0,
      )}
      index={0}
      labelOf={(name) => t(`signUp.steps.${name}`)}
      pathOf={tenantStepPath}
      start={paths.signUp}
      title={t('signUp.titles.location')}
      check={stepCheck('location', check, (name) => t(`product.field.need.${name}`))}
      draft={<DraftNote draft={draft} />}
    >
      <LocationField
        label={t('product.field.need.address')}
        description={t('signUp.addressHint')}
        value={location}
        onChange={change}
        check={check}
        given={search}
      />
    </StepForm>
  );
}

/** Downloads what comes next once this step is done. */
function useStepsAhead(isDone: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isDone) return;
    return preloadWhenIdle({ preload: () => void queryClient.prefetchQuery(tenantStepsCode) });
  }, [isDone, queryClient]);
}
