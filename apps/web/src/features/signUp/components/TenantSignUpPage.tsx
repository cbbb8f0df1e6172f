import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressFaults } from '@tilava/domain/place';
import { viewSteps } from '@tilava/domain/wizard';
import { Spinner } from '@tilava/ui/Spinner';
import { preloadWhenIdle } from '@tilava/ui/lazy/lazyModule';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type Draft, DraftNote, useDraft } from '../../../shared/drafts/useDraft.tsx';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { LocationField } from '../../../shared/fields/AddressSearch.tsx';
import { useFaults } from '../../../shared/forms/useFaults.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { stepCheck, StepForm } from '../../../shared/wizard/StepForm.tsx';
import {
  type GivenSearch,
  isBeginning,
  readBeginning,
  readGivenSearch,
  type SoughtAddress,
  type TenantBeginning,
  tenantStepPath,
  tenantSteps,
  useGivenSearch,
  withType,
  writeBeginning,
} from '../model/tenantBeginning.ts';

interface TenantSignUpProps {
  readonly index: number;
  readonly given: GivenSearch;
}

export default function TenantSignUpPage() {
  const { index } = useParams();
  const [search] = useSearchParams();
  const { drafts } = useServices();
  const premises = search.get('premises');
  useEffect(() => {
    // Until the login, which may be in another tab, behind the link in a mail.
    if (premises !== null) drafts.keep('premises', premises);
  }, [drafts, premises]);
  return <TenantSignUp index={Number(index)} given={readGivenSearch(search)} />;
}

/** A tenant's sign-up in five steps (specification, section 2). The first shows before the code of the others is there. */
function TenantSignUp({ index, ...props }: TenantSignUpProps) {
  const t = useTranslations();
  const { drafts } = useServices();
  const beginning = useDraft('tenantSignUp', { read: readBeginning, write: writeBeginning });
  const [isAtBeginning, setIsAtBeginning] = useState(() => isBeginning(drafts.read('tenantSignUp')));
  // Whoever went on and comes back finds what else was written, which only the forms can read.
  if (isAtBeginning && index > 0) setIsAtBeginning(false);
  const code = useQuery({ ...tenantStepsCode, enabled: !isAtBeginning });

  if (isAtBeginning) return <TenantBeginningStep draft={beginning} {...props} />;
  if (code.isError) return <QueryFailed title={t('signUp.loadFailed')} query={code} />;
  if (code.data === undefined) return <Spinner label={t('common.loading')} size="large" />;
  const { TenantSteps } = code.data;
  const begun = beginning.state === 'notKept' ? writeBeginning(beginning.values) : null;
  return <TenantSteps index={index} begun={begun} {...props} />;
}

interface TenantBeginningStepProps {
  readonly draft: Draft<TenantBeginning>;
  readonly given: GivenSearch;
}

function TenantBeginningStep({ draft, given }: TenantBeginningStepProps) {
  const t = useTranslations();
  const { location } = draft.values;
  const change = (changed: SoughtAddress) => draft.change({ location: changed });
  const search = useGivenSearch({
    given,
    sought: location,
    onAddress: change,
    onType: (type) => draft.change(({ others }) => ({ others: withType(others, type) })),
  });
  const faults = addressFaults(location);
  const check = useFaults<keyof SoughtAddress>(faults);
  const isFilledIn = faults.length === 0;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isFilledIn) return;
    return preloadWhenIdle({ load: () => queryClient.prefetchQuery(tenantStepsCode) });
  }, [isFilledIn, queryClient]);

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
        hasMap
      />
    </StepForm>
  );
}

/** The code of all steps, with the rules of their forms: downloaded once the first is filled in, which does without. */
const tenantStepsCode = queryOptions({
  queryKey: ['code', 'tenantSteps'],
  queryFn: () => import('./TenantSteps.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
  meta: { isSilent: true },
});
