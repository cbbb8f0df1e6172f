import { tenantFilters } from '@tilava/domain/matching';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { ToggleButton } from '@tilava/ui/ToggleButton';
import { useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { isComparing, withComparing } from '../model/comparison.ts';
import { showsFavorites, withOtherList } from '../model/matchSearch.ts';
import { MatchFilterDialog } from './MatchFilterDialog.tsx';
import { useFilters } from './useFilters.ts';

/**
 * What stands above a tenant's list: the way to the other list, and the filters of potential matches. It does not wait
 * for the list, and stays when that comes: a dialog that is open, or whose code is on its way, would be lost.
 */
export function TenantMatchBar() {
  const t = useTranslations('matches');
  const comparison = useTranslations('comparison');
  const [search, setSearch] = useSearchParams();
  const filters = useFilters(tenantFilters);
  const isOn = isComparing(search);
  const isFavorites = showsFavorites(search);
  return (
    <Stack gap={3}>
      <Inline>
        {!isFavorites && <MatchFilterDialog {...filters} />}
        <ToggleButton
          label={comparison('compare')}
          icon="compare"
          isSelected={isOn}
          onChange={(next) => setSearch(withComparing(search, next), { replace: true })}
        />
        <Button variant="secondary" onPress={() => setSearch(withOtherList(search))}>
          {t(isFavorites ? 'viewPotential' : 'viewFavorites')}
        </Button>
      </Inline>
      {isOn && <Text tone="muted">{comparison('hint')}</Text>}
    </Stack>
  );
}
