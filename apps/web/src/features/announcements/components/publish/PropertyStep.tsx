import { requiredFields } from '@tilava/domain/form';
import { FormSection } from '@tilava/ui/FormSection';
import { useTranslations } from 'use-intl';
import { PropertyFieldset } from '../../../../shared/fields/PropertyFieldset.tsx';
import type { FormCheck } from '../../../../shared/forms/useFormCheck.ts';
import { PicturesFields, type EditedPictures } from '../../../../shared/pictures/PicturesFields.tsx';
import type { AnnouncementForms, AnnouncementValues } from '../../model/announcementDraft.ts';

type PropertyValues = AnnouncementValues['property'];

interface PropertyStepProps {
  readonly form: AnnouncementForms['property'];
  readonly today: string;
  readonly values: PropertyValues;
  readonly onChange: (changed: Partial<PropertyValues>) => void;
  readonly check: FormCheck<keyof PropertyValues>;
  readonly pictures: EditedPictures;
}

/** The details of the property, and its pictures. */
export function PropertyStep({ form, today, values, onChange, check, pictures }: PropertyStepProps) {
  const t = useTranslations('announcements');
  return (
    <>
      <PropertyFieldset
        id="property"
        today={today}
        values={values}
        onChange={onChange}
        onLeave={check.leave}
        errors={check.errors}
        required={requiredFields(form)}
      />
      <FormSection title={t('pictures')}>
        <PicturesFields {...pictures} />
      </FormSection>
    </>
  );
}
