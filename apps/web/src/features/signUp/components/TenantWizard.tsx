import { useTranslations } from 'use-intl';
import { DraftNote } from '../../../shared/drafts/DraftNote.tsx';
import type { Draft } from '../../../shared/drafts/useDraft.ts';
import { paths } from '../../../shared/paths.ts';
import { StepForm } from '../../../shared/wizard/StepForm.tsx';
import type { SignUp } from '../api/useSignUp.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import type { TenantSignUpAt } from '../model/openTenantStep.ts';
import { tenantStepPath, tenantSteps } from '../model/tenantSteps.ts';
import { SignUpFailure } from './SignUpFailure.tsx';
import { TenantStepFields } from './TenantStepFields.tsx';
import { useTenantChecks } from './useTenantChecks.ts';

interface TenantWizardProps {
  readonly opened: TenantSignUpAt;
  readonly forms: TenantForms;
  readonly today: string;
  readonly draft: Draft<TenantValues>;
  readonly search: string | null;
  readonly signUp: SignUp;
  readonly onSubmit: () => void;
}

/** The open step of a tenant's sign-up. */
export function TenantWizard({
  opened: { index, view },
  forms,
  draft,
  signUp,
  onSubmit,
  ...fields
}: TenantWizardProps) {
  const t = useTranslations('signUp');
  const step = tenantSteps[index] ?? 'location';
  const checks = useTenantChecks(forms, draft.values);
  return (
    <StepForm
      label={t('stepsLabel')}
      view={view}
      index={index}
      labelOf={(name) => t(`steps.${name}`)}
      pathOf={tenantStepPath}
      start={paths.signUp}
      title={t(`titles.${step}`)}
      check={checks.ofStep(step)}
      isPending={signUp.isPending}
      pendingLabel={t('sending')}
      draft={<DraftNote draft={draft} />}
      onSubmit={onSubmit}
    >
      <TenantStepFields
        {...fields}
        step={step}
        draft={draft}
        checks={checks}
        takenEmail={signUp.takenEmail}
      />
      {view.isLast && <SignUpFailure error={signUp.error} />}
    </StepForm>
  );
}
