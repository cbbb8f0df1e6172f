import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useTranslations } from 'use-intl';
import { useFavorite } from '../api/useTenantMarks.ts';
import type { AnnouncementRow, UnavailableRow } from '../model/announcementRow.ts';

/** Saves an announcement, or forgets it, at once. */
export function FavoriteToggle({ row }: { readonly row: AnnouncementRow | UnavailableRow }) {
  const t = useTranslations('matches');
  const { mark, isQueued } = useFavorite(row.id);
  return (
    <ToggleButton
      label={row.kind === 'announcement' ? t('favoriteOf', { address: row.street }) : t('favorite')}
      isLabelHidden
      isSelected={row.isFavorite}
      onChange={mark}
      note={isQueued ? t('waiting') : undefined}
    />
  );
}
