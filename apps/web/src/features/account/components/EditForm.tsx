import { Button } from '@tilava/ui/Button';
import { Form, type FormProps } from '@tilava/ui/Form';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { paths } from '../../../shared/paths.ts';
import type { Save } from '../api/useSave.ts';

interface EditFormProps extends Pick<FormProps, 'children' | 'onSubmit' | 'fieldFailures'> {
  /** The labels of the fields that keep the form from being sent. */
  readonly faulty: readonly string[];
  readonly save: Pick<Save<never>, 'error' | 'isConflict' | 'isPending' | 'overwrite'>;
  /** Shows what somebody else has saved meanwhile. */
  readonly onTheirs?: (() => void) | undefined;
}

/** What is around the fields of one's own details while they are edited. */
export function EditForm({ faulty, save, onTheirs, ...form }: EditFormProps) {
  const t = useTranslations('edit');
  const saving = useTranslations('common')('saving');
  const failureText = useFailureText();
  return (
    <Form
      {...form}
      isPending={save.isPending}
      blocker={faulty.length > 0 ? t('blocked', { fields: faulty.join(', ') }) : undefined}
      failure={
        save.isConflict ? (
          <Stack gap={2}>
            {t('conflict')}
            <Inline gap={2}>
              <Button variant="secondary" size="small" onPress={() => onTheirs?.()}>
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
      words={{ submit: t('save'), submitting: saving }}
      secondary={
        <Link href={paths.information} variant="standalone">
          {t('cancel')}
        </Link>
      }
    />
  );
}
