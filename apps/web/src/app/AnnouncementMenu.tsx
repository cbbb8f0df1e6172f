import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Menu } from '@tilava/ui/Menu';
import { generatePath, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useOwnAnnouncements } from '../shared/announcements/useOwnAnnouncements.ts';
import { useMenuLabels } from '../shared/i18n/useMenuLabels.ts';
import { paths } from '../shared/paths.ts';
import * as styles from './AnnouncementMenu.css.ts';

/** No announcement has this id. */
const newOne = 'new';

/** Lets a landlord choose the announcement that matches and details are about (specification, section 2). */
export default function AnnouncementMenu() {
  const t = useTranslations('nav');
  const loadLabels = useMenuLabels();
  const failed = useTranslations('errors')('entry');
  const { announcements, chosen, chosenId, choose } = useOwnAnnouncements();
  const navigate = useNavigate();
  if (announcements.data === undefined || chosenId === undefined) return null;
  const street = chosen === undefined ? failed : streetOf(chosen.properties.address);
  return (
    <Menu
      actions={[
        ...announcements.data.map((one) => ({ id: one.id, label: addressOf(one) ?? failed })),
        { id: newOne, label: t('newAnnouncement'), isApart: true },
      ]}
      chosen={chosenId}
      align="start"
      loadLabels={loadLabels}
      onAction={(id) => {
        if (id === newOne) void navigate(generatePath(paths.newAnnouncement, { index: '0' }));
        else choose(id);
      }}
    >
      <Button variant="quiet" size="small" aria-label={t('announcement', { address: street })}>
        <span className={styles.street}>{street}</span>
        <Icon name="chevronDown" />
      </Button>
    </Menu>
  );
}

/** The bar stands on every page, and must not break with one entry (specification, section 2). */
interface MaybeBroken {
  readonly properties?: { readonly address?: string } | null;
}

const addressOf = ({ properties }: MaybeBroken): string | undefined => properties?.address;

const streetOf = (address: string): string => address.split(', ')[0] ?? address;
