import { announcementWizard } from '@tilava/domain/listing';
import { FormFields } from '@tilava/ui/FormFields';
import { fieldLabels } from '@tilava/ui/formField';
import { FormSection } from '@tilava/ui/FormSection';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { media } from '@tilava/ui/tokens/media';
import { useMedia } from '@tilava/ui/useMedia';
import { useCallback, useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { type Draft, DraftNote, useDraft } from '../../../shared/drafts/useDraft.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { LocationField } from '../../../shared/fields/AddressSearch.tsx';
import { useCriteriaSections, useListingSections } from '../../../shared/fields/usePremisesSections.tsx';
import { LeaveGuard } from '../../../shared/forms/LeaveGuard.tsx';
import { useFormCheck } from '../../../shared/forms/useForm.ts';
import { paths } from '../../../shared/paths.ts';
import { PicturesFields } from '../../../shared/pictures/PicturesFields.tsx';
import { randomId } from '../../../shared/requests/idempotency.ts';
import { useToday } from '../../../shared/time/time.tsx';
import { stepCheck, StepForm } from '../../../shared/wizard/StepForm.tsx';
import { type DraftPictures, useDraftPictures } from '../api/useDraftPictures.ts';
import { usePublish } from '../api/usePublish.ts';
import {
  announcementStepPath,
  announcementSteps,
  type AnnouncementValues,
  openAnnouncementStep,
  readAnnouncement,
  writeAnnouncement,
} from '../model/announcementDraft.ts';
import { Preview } from './Preview.tsx';

export default function NewAnnouncementPage() {
  const { index } = useParams();
  return <NewAnnouncement index={Number(index)} />;
}

/** A new announcement in three steps (specification, section 2, Landlord announcements). */
function NewAnnouncement({ index }: { readonly index: number }) {
  const today = useToday();
  const forms = useMemo(() => announcementWizard({ today }), [today]);
  const read = useCallback((draft: unknown) => readAnnouncement(forms, draft), [forms]);
  const draft = useDraft('announcement', { read, write: writeAnnouncement });
  const edited = withEditions(draft);
  const pictures = useDraftPictures(edited);
  const publication = usePublish(draft, pictures);

  const { values, change } = edited;
  const t = useTranslations('newAnnouncement');
  const task = useTranslations('nav')('newAnnouncement');
  const label = useTranslations('product.field');
  const location = useFormCheck(forms.location, values.location);
  const property = useFormCheck(forms.property, values.property);
  const criteria = useFormCheck(forms.criteria, values.criteria);
  const propertySections = useListingSections({ values: values.property, today });
  const propertyLabels = fieldLabels(propertySections);
  const criteriaSections = useCriteriaSections();
  const hasRoom = useMedia(media.medium, { onPaper: false });

  const { view, results, ...opened } = openAnnouncementStep(forms, values, index);
  if (opened.index !== index) return <Navigate to={announcementStepPath(opened.index)} replace />;
  const steps = {
    location: {
      check: stepCheck('location', location, (name) => label(`listing.${name}`)),
      fields: (
        <LocationField
          label={label('listing.address')}
          description={t('addressHint')}
          addressesOnly
          hasMap={hasRoom ? 'open' : true}
          value={values.location}
          onChange={(changed) => change({ location: changed })}
          check={location}
        />
      ),
    },
    property: {
      check: stepCheck('property', property, (name) => propertyLabels[name] ?? name),
      fields: (
        <>
          <FormFields
            id="property"
            sections={propertySections}
            values={values.property}
            onChange={(changed) => change((latest) => ({ property: { ...latest.property, ...changed } }))}
            {...property.fields}
          />
          <Pictures pictures={pictures} />
        </>
      ),
    },
    criteria: {
      check: stepCheck('criteria', criteria, (name) => label(`criteria.${name}`)),
      fields: (
        <>
          <FormFields
            id="criteria"
            sections={criteriaSections}
            values={values.criteria}
            onChange={(changed) => change((latest) => ({ criteria: { ...latest.criteria, ...changed } }))}
            {...criteria.fields}
          />
          {results !== null && <Preview results={results} pictures={pictures.pictures} />}
          <PublishNotices pictures={pictures} error={publication.error} />
        </>
      ),
    },
  };
  const step = announcementSteps[index] ?? 'location';
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
        task={task}
        check={steps[step].check}
        isHeld={pictures.isUploading || pictures.hasFailed}
        isPending={publication.isPending}
        pendingLabel={t('publishing')}
        draft={<DraftNote draft={edited} />}
        onSubmit={() => publication.publish(results)}
      >
        {steps[step].fields}
      </StepForm>
    </>
  );
}

/** The draft, in which whatever changes makes it another edition. */
const withEditions = (draft: Draft<AnnouncementValues>): Draft<AnnouncementValues> => ({
  ...draft,
  change: (changed) =>
    draft.change((latest) => ({
      ...(typeof changed === 'function' ? changed(latest) : changed),
      edition: randomId(),
    })),
});

function Pictures({ pictures }: { readonly pictures: DraftPictures }) {
  const t = useTranslations();
  const { missing } = pictures;
  return (
    <FormSection title={t('announcements.pictures')}>
      {/* Always there: screen readers tell of what comes into it. */}
      <div role="status">
        {missing.length > 0 && (
          <Notice
            tone="warning"
            title={t('newAnnouncement.picturesMissing', { names: missing.join(', ') })}
          />
        )}
      </div>
      <PicturesFields {...pictures} />
    </FormSection>
  );
}

interface PublishNoticesProps {
  readonly pictures: DraftPictures;
  readonly error: Error | null;
}

function PublishNotices({ pictures, error }: PublishNoticesProps) {
  const t = useTranslations('newAnnouncement');
  const failureText = useFailureText();
  return (
    <>
      {/* Always there: screen readers tell of what comes into it. */}
      <div role="status">
        {pictures.hasFailed || pictures.missing.length > 0 ? (
          <Notice
            tone="warning"
            title={
              pictures.hasFailed
                ? t('pictureFailed')
                : t('picturesMissing', { names: pictures.missing.join(', ') })
            }
          >
            <Link href={announcementStepPath(1)}>{t('toPictures')}</Link>
          </Notice>
        ) : (
          pictures.isUploading && <Notice tone="info" title={t('stillUploading')} />
        )}
      </div>
      <div role="alert">
        {error !== null && (
          <Notice tone="danger" title={t('failed')}>
            {failureText('generic', error)}
          </Notice>
        )}
      </div>
    </>
  );
}
