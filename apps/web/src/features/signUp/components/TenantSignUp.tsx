import { useQuery } from '@tanstack/react-query';
import { Spinner } from '@tilava/ui/Spinner';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../../shared/drafts/useDraft.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { tenantStepsCode } from '../api/tenantStepsCode.ts';
import { isBeginning, readBeginning, writeBeginning } from '../model/tenantBeginning.ts';
import { TenantBeginningStep } from './TenantBeginningStep.tsx';

interface TenantSignUpProps {
  /** Of the step in the address, from 0 to 4. */
  readonly index: number;
  /** An address that was typed on another page. */
  readonly given: string | null;
}

/** A tenant's sign-up in five steps (specification, section 2). The first shows before the code of the others is there. */
export function TenantSignUp({ index, ...props }: TenantSignUpProps) {
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
