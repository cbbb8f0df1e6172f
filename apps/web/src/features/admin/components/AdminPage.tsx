import { Stack } from '@tilava/ui/Stack';
import { Tabs } from '@tilava/ui/Tabs';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import { PageHeading } from '../../../shared/page/PageHeading.tsx';
import { FactsSkeleton } from '../../../shared/page/Section.tsx';
import { type AdminTab, adminTabs, tabHref, tabOf, taskOf, useAdminSearch } from '../model/adminSearch.ts';
import { AuditLog } from './AuditLog.tsx';
import { SystemState } from './SystemState.tsx';
import { PropertyList, UserList } from './lists.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

// The forms, which most visits do without.
const AdminTask = lazyComponent(() => import('./AdminTask.tsx'), FactsSkeleton);

// Most visits are about something else.
const ReportQueue = lazyComponent(() => import('./ReportQueue.tsx'), FactsSkeleton);

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
    <Stack gap={1}>
      <PageHeading isReturn={wasAway}>{t('title')}</PageHeading>
      <Suspense fallback={<FactsSkeleton />}>
        <AdminViews />
      </Suspense>
    </Stack>
  );
}

const views: Readonly<Record<AdminTab, React.ReactNode>> = {
  property: <PropertyList />,
  user: <UserList />,
  reports: <ReportQueue />,
  audit: <AuditLog />,
  system: <SystemState />,
};

/** The views of the system, of which the address names one (specification, section 2, Admin page). */
function AdminViews() {
  const labels = useAdminTexts();
  const { search } = useAdminSearch();
  const navigate = useNavigate();
  return (
    <Tabs
      label={labels.tabs}
      tabs={adminTabs.map((tab) => ({ id: tab, label: labels[tab], content: views[tab] }))}
      selectedId={tabOf(search)}
      onSelect={(id) => {
        const chosen = adminTabs.find((tab) => tab === id);
        if (chosen !== undefined) void navigate(tabHref(chosen), { preventScrollReset: true });
      }}
    />
  );
}
