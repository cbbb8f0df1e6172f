import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Menu } from '@tilava/ui/Menu';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../shared/announcements/useOwnAnnouncements.ts';
import * as styles from './AnnouncementMenu.css.ts';

/** Lets a landlord choose the announcement that matches and details are about (specification, section 2). */
export default function AnnouncementMenu() {
  const t = useTranslations('nav');
  const { announcements, chosen, choose } = useOwnAnnouncements();
  if (announcements.data === undefined || chosen === undefined) return null;
  const street = streetOf(chosen.properties.address);
  return (
    <Menu
      actions={announcements.data.map(({ id, properties }) => ({ id, label: properties.address }))}
      chosen={chosen.id}
      onAction={choose}
    >
      <Button variant="quiet" size="small" aria-label={t('announcement', { address: street })}>
        <span className={styles.street}>{street}</span>
        <Icon name="chevronDown" />
      </Button>
    </Menu>
  );
}

const streetOf = (address: string): string => address.split(', ')[0] ?? address;
