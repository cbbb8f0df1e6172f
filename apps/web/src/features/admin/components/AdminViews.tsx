import { Tabs } from '@tilava/ui/Tabs';
import { useNavigate } from 'react-router-dom';
import { adminTabs, tabHref, tabOf, type AdminTab } from '../model/adminSearch.ts';
import { AuditLog } from './audit/AuditLog.tsx';
import { PropertyList } from './lists/PropertyList.tsx';
import { UserList } from './lists/UserList.tsx';
import { SystemState } from './SystemState.tsx';
import { useAdminSearch } from './useAdminSearch.ts';
import { useAdminTexts } from './useAdminTexts.ts';

const views: Readonly<Record<AdminTab, React.ReactNode>> = {
  property: <PropertyList />,
  user: <UserList />,
  audit: <AuditLog />,
  system: <SystemState />,
};

/** The views of the system, of which the address names one (specification, section 2, Admin page). */
export function AdminViews() {
  const words = useAdminTexts();
  const { search } = useAdminSearch();
  const navigate = useNavigate();
  return (
    <Tabs
      label={words.tabs}
      tabs={adminTabs.map((tab) => ({ id: tab, label: words[tab], content: views[tab] }))}
      selectedId={tabOf(search)}
      onSelect={(id) => {
        const chosen = adminTabs.find((tab) => tab === id);
        if (chosen !== undefined) void navigate(tabHref(chosen), { preventScrollReset: true });
      }}
    />
  );
}
