import type { Fields, FormResult } from '@tilava/domain/form';
import { Button } from '@tilava/ui/Button';
import { Form, type FormProps } from '@tilava/ui/Form';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../errors/useFailureText.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { labelledNames } from '../forms/labelledNames.ts';
import type { Edit } from './useEdit.ts';
import type { EditPlace, Save } from './useSave.ts';
import type { Values } from './versions.ts';
import { VersionsTable } from './VersionsTable.tsx';

interface EditFormProps<F extends Fields>
  extends Pick<EditPlace, 'back' | 'onTheirs'>, Required<Pick<FormProps, 'children' | 'fieldFailures'>> {
  readonly form: Edit<F>;
  readonly labels: Readonly<Record<string, string>>;
  readonly save: Save<FormResult<F>>;
  /** Reads what is saved now, as the form would hold it; of what is new, nothing is. */
  readonly readTheirs?: (() => Promise<Values>) | undefined;
}

/** What is around the fields of something that is edited. */
export function EditForm<F extends Fields>({
  form,
  labels,
  save,
  back,
  onTheirs,
  readTheirs,
  fieldFailures,
  children,
}: EditFormProps<F>) {
  const t = useTranslations('edit');
  const saving = useTranslations('common')('saving');
  const failureText = useFailureText();
  const { draft } = form;
  const faulty = labelledNames(form.faulty).map((name) => labels[name] ?? name);
  const takeTheirs = () => {
    draft.finish();
    onTheirs?.();
  };
  return (
    <>
      <LeaveGuard isActive={form.isChanged && !save.isPending} onLeave={draft.finish} />
      <Form
        onSubmit={() => form.submit((result) => save.save({ result, etag: form.etag }))}
        fieldFailures={fieldFailures}
        isPending={save.isPending}
        blocker={faulty.length > 0 ? t('blocked', { fields: faulty.join(', ') }) : undefined}
        failure={
          save.isConflict ? (
            <Stack gap={2}>
              {t('conflict')}
              <Inline gap={2}>
                <Button variant="secondary" size="small" onPress={takeTheirs}>
                  {t('theirs')}
                </Button>
                <Button variant="secondary" size="small" onPress={save.overwrite}>
                  {t('mine')}
                </Button>
              </Inline>
            </Stack>
          ) : (
            save.error && `${t('failed')} ${failureText('generic', save.error) ?? ''}`
          )
        }
        labels={{ submit: t('save'), submitting: saving }}
        secondary={
          <Link href={back} variant="standalone">
            {t('cancel')}
          </Link>
        }
        draft={<DraftNote draft={draft} />}
      >
        {children}
        {save.isConflict && readTheirs !== undefined && (
          <VersionsTable labels={labels} before={form.before} mine={form.values} readTheirs={readTheirs} />
        )}
      </Form>
    </>
  );
}
