import type { Fields } from '@tilava/domain/form';
import { Button } from '@tilava/ui/Button';
import { Form } from '@tilava/ui/Form';
import { FormFields } from '@tilava/ui/FormFields';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { fieldFailures, fieldLabels, type FormFieldsSection } from '@tilava/ui/formField';
import { useTranslations } from 'use-intl';
import { DraftNote } from '../drafts/useDraft.tsx';
import { useFailureText } from '../errors/useFailureText.ts';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import { labelledNames } from '../forms/useFaults.ts';
import { VersionsTable } from './VersionsTable.tsx';
import type { Edit } from './useEdit.ts';

interface EditFormProps<F extends Fields> {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly edit: Edit<F>;
  readonly sections: readonly FormFieldsSection[];
  /** What the address says instead of the form: it has one error with its place. */
  readonly address?: Partial<Pick<Edit<F>['form']['fields'], 'errors' | 'onLeave'>>;
}

export function EditForm<F extends Fields>({ id, edit, sections, address }: EditFormProps<F>) {
  const { form, draft, before, save, back, onTheirs, readTheirs } = edit;
  const t = useTranslations('edit');
  const saving = useTranslations('common')('saving');
  const failureText = useFailureText();
  const fields = { ...form.fields, ...address };
  const labels = fieldLabels(sections);
  const faulty = labelledNames(form.faulty).map((name) => labels[name] ?? name);
  const takeTheirs = () => {
    draft.finish();
    onTheirs?.();
  };
  return (
    <>
      <LeaveGuard isActive={form.isChanged && !save.isPending} onLeave={draft.finish} />
      <Form
        onSubmit={() => form.submit((result) => save.save({ result, etag: edit.etag }))}
        fieldFailures={fieldFailures(id, sections, fields.errors)}
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
        <FormFields id={id} sections={sections} {...fields} />
        {save.isConflict && (
          <VersionsTable labels={labels} before={before} mine={form.values} readTheirs={readTheirs} />
        )}
      </Form>
    </>
  );
}
