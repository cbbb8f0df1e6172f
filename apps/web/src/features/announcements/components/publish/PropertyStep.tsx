import { FormFields } from '@tilava/ui/FormFields';
import { FormSection } from '@tilava/ui/FormSection';
import { Notice } from '@tilava/ui/Notice';
import { useTranslations } from 'use-intl';
import { useListingSections } from '../../../../shared/fields/usePremisesSections.tsx';
import type { FormCheck } from '../../../../shared/forms/useForm.ts';
import { PicturesFields } from '../../../../shared/pictures/PicturesFields.tsx';
import type { DraftPictures } from '../../api/useDraftPictures.ts';
import type { AnnouncementValues } from '../../model/announcementDraft.ts';

type PropertyValues = AnnouncementValues['property'];

interface PropertyStepProps {
  readonly today: string;
  readonly values: PropertyValues;
  readonly onChange: (changed: Partial<PropertyValues>) => void;
  readonly check: FormCheck<keyof PropertyValues>;
  readonly pictures: DraftPictures;
}

/** The details of the property, and its pictures. */
export function PropertyStep({ today, values, onChange, check, pictures }: PropertyStepProps) {
  const t = useTranslations();
  const { missing } = pictures;
  return (
    <>
      <FormFields
        id="property"
        sections={useListingSections({ values, today })}
        values={values}
        onChange={onChange}
        {...check.fields}
      />
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
    </>
  );
}
