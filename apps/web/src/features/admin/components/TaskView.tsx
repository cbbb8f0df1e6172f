import { PageHeader } from '@tilava/ui/PageHeader';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '../../../shared/page/PageHeading.tsx';
import { listHref, type ListTab, useAdminSearch } from '../model/adminSearch.ts';
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
    <Stack gap={8}>
      <PageHeader
        title={title}
        takesFocus
        back={{
          href: listHref(search),
          label: tab === 'user' ? labels.backToUsers : labels.backToProperties,
        }}
      />
      {children}
    </Stack>
  );
}
