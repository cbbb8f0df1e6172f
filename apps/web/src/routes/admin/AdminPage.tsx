import { Stack } from '@tilava/ui/Stack';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { AdminViews } from '../../features/admin/components/AdminViews.tsx';
import { tabOf, taskOf } from '../../features/admin/model/adminSearch.ts';
import { lazyComponent } from '../../shared/lazyComponent.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';

// The forms, which most visits do without.
const AdminTask = lazyComponent(
  async () => ({ default: (await import('../../features/admin/components/AdminTask.tsx')).AdminTask }),
  FactsSkeleton,
);

/** The admin's page. */
export default function AdminPage() {
  const t = useTranslations('admin');
  const [search] = useSearchParams();
  const tab = tabOf(search);
  const task = taskOf(search);
  const [wasAway, setWasAway] = useState(false);
  if (task !== null && !wasAway) setWasAway(true);
  if (task !== null && (tab === 'property' || tab === 'user')) {
    return (
      <Suspense fallback={<FactsSkeleton />}>
        <AdminTask tab={tab} task={task} />
      </Suspense>
    );
  }
  return (
    <Stack gap={6}>
      <PageHeading isReturn={wasAway}>{t('title')}</PageHeading>
      <Suspense fallback={<FactsSkeleton />}>
        <AdminViews />
      </Suspense>
    </Stack>
  );
}
