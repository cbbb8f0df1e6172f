import { Button } from '@tilava/ui/Button';
import { Form, type FormProps } from '@tilava/ui/Form';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../errors/useFailureText.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import { LeaveGuard } from '../forms/LeaveGuard.tsx';
import type { EditNote } from './useEdit.ts';
import type { EditPlace, Save } from './useSave.ts';
import { VersionsTable, type BothVersions } from './VersionsTable.tsx';

interface EditFormProps
  extends Pick<EditPlace, 'back'>, Pick<FormProps, 'children' | 'onSubmit' | 'fieldFailures'> {
  /** The labels of the fields that keep the form from being sent. */
  readonly faulty: readonly string[];
  /** Whether something would be lost by leaving. */
  readonly isChanged: boolean;
  readonly draft: EditNote;
  readonly save: Pick<Save<never>, 'error' | 'isConflict' | 'isPending' | 'overwrite'>;
  /** Shows what somebody else has saved meanwhile. */
  readonly onTheirs?: (() => void) | undefined;
  /** What is to be chosen from where somebody else has saved something meanwhile; none of what is new. */
  readonly versions?: BothVersions | undefined;
}

/** What is around the fields of something that is edited. */
export function EditForm({
  faulty,
  isChanged,
  draft,
  save,
  back,
  onTheirs,
  versions,
  children,
  ...form
}: EditFormProps) {
  const t = useTranslations('edit');
  const saving = useTranslations('common')('saving');
  const failureText = useFailureText();
  const takeTheirs = () => {
    draft.finish();
    onTheirs?.();
  };
  return (
    <>
      <LeaveGuard isActive={isChanged && !save.isPending} onLeave={draft.finish} />
      <Form
        {...form}
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
        {save.isConflict && versions !== undefined && <VersionsTable versions={versions} />}
      </Form>
    </>
  );
}
