import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAfter, type Write } from '@tilava/sdk/react-query';
import { Form, type FormProps } from '@tilava/ui/Form';
import { Link } from '@tilava/ui/Link';
import { PageHeader } from '@tilava/ui/PageHeader';
import { SectionNav, type SectionLink } from '@tilava/ui/SectionNav';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { LeaveGuard } from '../../../shared/forms/LeaveGuard.tsx';
import { usePage } from '../../../shared/page/usePage.ts';
import { useKey, useSubmitOnce } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { listHref, type ListTab, tabHref, useAdminSearch } from '../model/adminSearch.ts';
import * as styles from './lists.css.ts';
import { useAdminTexts } from './useAdminTexts.ts';

interface TaskViewProps {
  readonly tab: ListTab;
  readonly title: string;
  readonly children: ReactNode;
}

/** What is done in the place of a list, with the way back to it. Its heading takes the focus from the list. */
export function TaskView({ tab, title, children }: TaskViewProps) {
  const t = useTranslations('common');
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  usePage(t('title', { page: title }));
  return (
    <div className={styles.task}>
      <Stack>
        <PageHeader
          title={title}
          takesFocus
          back={{ href: listHref(search), label: labels.lists[tab].back }}
        />
        {children}
      </Stack>
    </div>
  );
}

interface AddFormProps extends Pick<FormProps, 'children' | 'onSubmit' | 'fieldFailures' | 'attempts'> {
  readonly tab: ListTab;
  /** Leads to its sections. */
  readonly sections: readonly SectionLink[];
  readonly isChanged: boolean;
  readonly addition: Pick<ReturnType<typeof useAddition>, 'isPending' | 'error'>;
}

export function AddForm({ tab, sections, isChanged, addition: { isPending, error }, ...form }: AddFormProps) {
  const t = useTranslations('edit');
  const labels = useAdminTexts();
  const title = labels.lists[tab].add;
  const failureText = useFailureText();
  const { search } = useAdminSearch();
  return (
    <TaskView tab={tab} title={title}>
      <LeaveGuard isActive={isChanged && !isPending} />
      <SectionNav label={t('parts')} sections={sections}>
        <Form
          layout="sections"
          {...form}
          isPending={isPending}
          failure={error && failureText('generic', error)}
          labels={{ submit: title, submitting: labels.adding }}
          secondary={
            <Link href={listHref(search)} variant="standalone">
              {t('cancel')}
            </Link>
          }
        />
      </SectionNav>
    </TaskView>
  );
}

/** Adds something to a list, once however often the same is sent, and leads to that list, where the newest is first then. */
export function useAddition<Sent>(
  tab: ListTab,
  operation: Write,
  send: (sent: Sent, idempotencyKey: string) => Promise<unknown>,
) {
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keyFor = useKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ sent }: { readonly sent: Sent }) => send(sent, keyFor(sent)),
    onSuccess: async () => {
      notices.show({ done: 'added' });
      void invalidateAfter(queryClient, operation);
      await navigate(newestFirst(tab));
    },
  });
  const addOnce = useSubmitOnce(mutate);
  return { add: (sent: Sent) => addOnce({ sent }), isPending, error };
}

function newestFirst(tab: ListTab): string {
  const start = tabHref(tab);
  return `${start}${start.includes('?') ? '&' : '?'}direction=descending`;
}
