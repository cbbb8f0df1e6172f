import { formatArea } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Menu } from '@tilava/ui/Menu';
import { generatePath, useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { isWhole, manyAnnouncements, useOwnAnnouncements } from '../shared/announcements/ownAnnouncements.ts';
import { streetOf } from '../shared/facts/streetOf.ts';
import { useMenuLabels } from '../shared/i18n/Language.tsx';
import { paths } from '../shared/paths.ts';
import * as styles from './Shell.css.ts';

/** No announcement has this id. */
const newOne = 'new';

/** Lets a landlord choose the announcement that matches and details are about (specification, section 2). */
export default function AnnouncementMenu() {
  const t = useTranslations('nav');
  const loadLabels = useMenuLabels();
  const failed = useTranslations('errors')('entry');
  const describe = useDescription();
  const { announcements, chosen, chosenId, choose } = useOwnAnnouncements();
  const navigate = useNavigate();
  if (announcements.data === undefined || chosenId === undefined) return null;
  // The bar stands on every page, and must not break with one entry (specification, section 2).
  const whole = announcements.data.filter(isWhole);
  const isAlone = ({ properties: { address } }: Announcement) =>
    whole.filter(({ properties }) => properties.address === address).length === 1;
  const nameOf = (one: Announcement) => {
    const street = streetOf(one.properties.address);
    return isAlone(one) ? street : `${street}, ${describe(one)}`;
  };
  const name = chosen === undefined ? failed : nameOf(chosen);
  return (
    <Menu
      actions={[
        ...announcements.data.map((one) =>
          isWhole(one)
            ? { id: one.id, label: one.properties.address, description: describe(one) }
            : { id: one.id, label: failed },
        ),
        { id: newOne, label: t('newAnnouncement'), isApart: true },
      ]}
      {...(whole.length >= manyAnnouncements && { search: { label: t('search'), none: t('noneFound') } })}
      chosen={chosenId}
      align="start"
      loadLabels={loadLabels}
      onAction={(id) => {
        if (id === newOne) void navigate(generatePath(paths.newAnnouncement, { index: '0' }));
        else choose(id);
      }}
    >
      <Button variant="quiet" size="small" aria-label={t('announcement', { address: name })}>
        <span className={styles.street}>{name}</span>
        <Icon name="chevronDown" />
      </Button>
    </Menu>
  );
}

type Announcement = Schemas['Announcement'];

/** What tells announcements at one address apart: type, size, and whether it is hidden or let. */
function useDescription(): (announcement: Announcement) => string {
  const t = useTranslations();
  const locale = useLocale();
  return ({ isActive, letFrom = null, properties: { residenceType, size } }) => {
    const kind = `${t(`product.residenceType.${residenceType}`)}, ${formatArea(size, locale)}`;
    return isActive ? kind : `${kind} · ${letFrom === null ? t('nav.hidden') : t('nav.let')}`;
  };
}
