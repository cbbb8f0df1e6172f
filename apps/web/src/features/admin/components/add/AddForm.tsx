import { Form, type FormProps } from '@tilava/ui/Form';
import { Link } from '@tilava/ui/Link';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../../shared/errors/useFailureText.ts';
import { LeaveGuard } from '../../../../shared/forms/LeaveGuard.tsx';
import { listHref } from '../../model/adminSearch.ts';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';

interface AddFormProps extends Pick<FormProps, 'children' | 'onSubmit' | 'fieldFailures' | 'attempts'> {
  /** The words of the main button. */
  readonly submit: string;
  /** Whether something would be lost by leaving. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** What is around the fields of something that is added. */
export function AddForm({ submit, isChanged, isPending, error, ...form }: AddFormProps) {
  const t = useTranslations('edit');
  const words = useAdminTexts();
  const failureText = useFailureText();
  const { search } = useAdminSearch();
  return (
    <>
      <LeaveGuard isActive={isChanged && !isPending} />
      <Form
        {...form}
        isPending={isPending}
        failure={error && failureText('generic', error)}
        labels={{ submit, submitting: words.adding }}
        secondary={
          <Link href={listHref(search)} variant="standalone">
            {t('cancel')}
          </Link>
        }
      />
    </>
  );
}
