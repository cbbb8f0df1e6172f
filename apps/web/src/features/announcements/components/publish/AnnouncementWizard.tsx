import { useTranslations } from 'use-intl';
import { DraftNote } from '../../../../shared/drafts/DraftNote.tsx';
import type { Draft } from '../../../../shared/drafts/useDraft.ts';
import { LeaveGuard } from '../../../../shared/forms/LeaveGuard.tsx';
import { useFormCheck } from '../../../../shared/forms/useForm.ts';
import { paths } from '../../../../shared/paths.ts';
import { stepCheck } from '../../../../shared/wizard/stepCheck.ts';
import { StepForm } from '../../../../shared/wizard/StepForm.tsx';
import type { DraftPictures } from '../../api/useDraftPictures.ts';
import type { usePublish } from '../../api/usePublish.ts';
import type { AnnouncementForms, AnnouncementValues } from '../../model/announcementDraft.ts';
import {
  announcementStepPath,
  announcementSteps,
  type AnnouncementAt,
} from '../../model/announcementSteps.ts';
import { LocationField } from '../../../../shared/fields/addressWithPlace.tsx';
import { CriteriaStep } from './CriteriaStep.tsx';
import { PropertyStep } from './PropertyStep.tsx';

interface AnnouncementWizardProps {
  readonly opened: AnnouncementAt;
  readonly forms: AnnouncementForms;
  readonly today: string;
  readonly draft: Draft<AnnouncementValues>;
  readonly pictures: DraftPictures;
  readonly publication: ReturnType<typeof usePublish>;
}

/** The open step of a new announcement. */
export function AnnouncementWizard({
  opened: { index, view, results },
  forms,
  today,
  draft,
  pictures,
  publication,
}: AnnouncementWizardProps) {
  const t = useTranslations('newAnnouncement');
  const label = useTranslations('product.field');
  const { values, change } = draft;
  const step = announcementSteps[index] ?? 'location';
  const location = useFormCheck(forms.location, values.location);
  const property = useFormCheck(forms.property, values.property);
  const criteria = useFormCheck(forms.criteria, values.criteria);
  const checks = {
    location: stepCheck('location', location, (name) => label(`listing.${name}`)),
    property: stepCheck('property', property, (name) => label(`listing.${name}`)),
    criteria: stepCheck('criteria', criteria, (name) => label(`criteria.${name}`)),
  };
  return (
    <>
      <LeaveGuard
        isActive={(draft.state === 'notKept' || pictures.isUploading) && !publication.isPending}
        within={paths.announcements + '/new/'}
      />
      <StepForm
        label={t('stepsLabel')}
        view={view}
        index={index}
        labelOf={(name) => t(`steps.${name}`)}
        pathOf={announcementStepPath}
        start={paths.announcements}
        title={t(`steps.${step}`)}
        check={checks[step]}
        isHeld={pictures.isUploading || pictures.hasFailed}
        isPending={publication.isPending}
        pendingLabel={t('publishing')}
        draft={<DraftNote draft={draft} />}
        onSubmit={() => publication.publish(results)}
      >
        {step === 'location' && (
          <LocationField
            label={label('listing.address')}
            description={t('addressHint')}
            addressesOnly
            value={values.location}
            onChange={(changed) => change({ location: changed })}
            check={location}
          />
        )}
        {step === 'property' && (
          <PropertyStep
            today={today}
            values={values.property}
            onChange={(changed) => change((latest) => ({ property: { ...latest.property, ...changed } }))}
            check={property}
            pictures={pictures}
          />
        )}
        {step === 'criteria' && (
          <CriteriaStep
            values={values.criteria}
            onChange={(changed) => change((latest) => ({ criteria: { ...latest.criteria, ...changed } }))}
            check={criteria}
            pictures={pictures}
            results={results}
            error={publication.error}
          />
        )}
      </StepForm>
    </>
  );
}
