import { Tabs } from '@tilava/ui/Tabs';
import { useNavigate } from 'react-router-dom';
import { type AdminTab, adminTabs, tabHref, tabOf, useAdminSearch } from '../model/adminSearch.ts';
import { AuditLog } from './AuditLog.tsx';
import { PropertyList } from './PropertyList.tsx';
import { UserList } from './UserList.tsx';
import { SystemState } from './SystemState.tsx';
import { useAdminTexts } from './useAdminTexts.ts';

const views: Readonly<Record<AdminTab, React.ReactNode>> = {
  property: <PropertyList />,
  user: <UserList />,
  audit: <AuditLog />,
  system: <SystemState />,
};

/** The views of the system, of which the address names one (specification, section 2, Admin page). */
export function AdminViews() {
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
