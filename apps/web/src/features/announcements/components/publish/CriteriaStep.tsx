import { FormFields } from '@tilava/ui/FormFields';
import { Link } from '@tilava/ui/Link';
import { Notice } from '@tilava/ui/Notice';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../../shared/errors/useFailureText.ts';
import { useCriteriaSections } from '../../../../shared/fields/useCriteriaSections.ts';
import type { FormCheck } from '../../../../shared/forms/useForm.ts';
import type { DraftPictures } from '../../api/useDraftPictures.ts';
import type { AnnouncementResults, AnnouncementValues } from '../../model/announcementDraft.ts';
import { announcementStepPath } from '../../model/announcementSteps.ts';
import { Preview } from './Preview.tsx';

type CriteriaValues = AnnouncementValues['criteria'];

interface CriteriaStepProps {
  readonly values: CriteriaValues;
  readonly onChange: (changed: Partial<CriteriaValues>) => void;
  readonly check: FormCheck<keyof CriteriaValues>;
  readonly pictures: DraftPictures;
  /** What is published; null while something is missing. */
  readonly results: AnnouncementResults | null;
  /** Why publishing failed. */
  readonly error: Error | null;
}

/** The preferred tenant, and the announcement as tenants will see it. */
export function CriteriaStep({ values, onChange, check, pictures, results, error }: CriteriaStepProps) {
  const t = useTranslations('newAnnouncement');
  const failureText = useFailureText();
  return (
    <>
      <FormFields
        id="criteria"
        sections={useCriteriaSections()}
        values={values}
        onChange={onChange}
        {...check.fields}
      />
      {results !== null && <Preview results={results} pictures={pictures.pictures} />}
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
