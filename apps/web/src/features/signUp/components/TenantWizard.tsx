import { Button } from '@tilava/ui/Button';
import { focusField } from '@tilava/ui/focusField';
import { Stack } from '@tilava/ui/Stack';
import { Wizard } from '@tilava/ui/Wizard';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { DraftNote } from '../../../shared/drafts/DraftNote.tsx';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { paths } from '../../../shared/paths.ts';
import type { SignUp } from '../api/useSignUp.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import { tenantStepPath, tenantSteps, type TenantSignUpAt } from '../model/tenantSteps.ts';
import type { RenderPlace } from '../../../shared/fields/renderPlace.ts';
import { SignUpFailure } from './SignUpFailure.tsx';
import { StillNeeded } from './StillNeeded.tsx';
import { TenantStepFields, type LaterSteps } from './TenantStepFields.tsx';
import { useTenantChecks } from './useTenantChecks.ts';

interface TenantWizardProps {
  readonly opened: TenantSignUpAt;
  readonly forms: TenantForms;
  readonly today: string;
  readonly draft: Draft<TenantValues>;
  readonly later: LaterSteps | undefined;
  readonly search: string | null;
  readonly renderPlace: RenderPlace;
  readonly signUp: SignUp;
  readonly onSubmit: () => void;
}

const neededId = 'still-needed';

/** The open step of a tenant's sign-up, and the ways back and on. */
export function TenantWizard({
  opened: { index, view },
  forms,
  draft,
  signUp,
  onSubmit,
  ...fields
}: TenantWizardProps) {
  const t = useTranslations('signUp');
  const navigate = useNavigate();
  const step = tenantSteps[index] ?? 'location';
  const title = t(`titles.${step}`);
  const isArrival = usePage(useTranslations('common')('title', { page: title }));
  const checks = useTenantChecks(forms, draft.values);
  const check = checks.ofStep(step);
  const { attempts, firstFaultyId } = check;

  useEffect(() => {
    if (attempts > 0 && firstFaultyId !== null) focusField(firstFaultyId);
    // Only when it was sent in vain: while the reader mends, the focus stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);

  const goOn = () => {
    if (!view.canGoOn) check.fail();
    else if (view.isLast) onSubmit();
    else void navigate(tenantStepPath(index + 1));
  };
  const next = view.isLast ? t('submit') : t('continue');
  return (
    <Wizard
      label={t('stepsLabel')}
      steps={view.steps.map(({ name, isReachable }, at) => ({
        id: name,
        label: t(`steps.${name}`),
        state: isReachable ? (at < index ? 'done' : 'open') : 'locked',
        href: tenantStepPath(at),
      }))}
      currentId={step}
      stateLabels={{ done: t('done'), locked: t('locked') }}
      progress={t('progress', { step: String(index + 1), steps: String(tenantSteps.length) })}
      title={title}
      takesFocus={isArrival}
      back={
        <Button
          variant="quiet"
          onPress={() => void navigate(view.isFirst ? paths.signUp : tenantStepPath(index - 1))}
        >
          {t('back')}
        </Button>
      }
      next={
        <Button
          type="submit"
          isDisabled={!view.canGoOn}
          isPending={signUp.isPending}
          pendingLabel={t('sending')}
          {...(!view.canGoOn && { 'aria-describedby': neededId })}
        >
          {next}
        </Button>
      }
      draft={<DraftNote draft={draft} />}
      onSubmit={goOn}
    >
      <Stack gap={6}>
        <TenantStepFields
          {...fields}
          step={step}
          forms={forms}
          draft={draft}
          checks={checks}
          takenEmail={signUp.takenEmail}
        />
        {view.isLast && <SignUpFailure error={signUp.error} />}
        <StillNeeded id={neededId} labels={check.needed} />
      </Stack>
    </Wizard>
  );
}
