import { type MatchSort, tenantSorts } from '@tilava/domain/matching';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Inline } from '@tilava/ui/Inline';
import { Menu } from '@tilava/ui/Menu';
import { useSearchParams } from 'react-router-dom';
import { useMenuLabels } from '../../../shared/i18n/Language.tsx';
import { useNeedLabel, useNeedTexts } from '../../../shared/needs/needTexts.ts';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { keptFilters, sortOf, withArea, withFilters, withNeed, withSort } from '../model/matchSearch.ts';
import * as styles from './NeedMenu.css.ts';

type Need = Schemas['Need'];

/** How lists of this page were sorted when they were left. */
const sorts = new Map<string, MatchSort>();

interface NeedMenuProps {
  readonly needs: readonly Need[];
  readonly need: Need;
}

/** Lets a tenant choose the need whose matches are shown, each with the filters and the order that it had. */
export default function NeedMenu({ needs, need }: NeedMenuProps) {
  const texts = useNeedTexts();
  const labelOf = useNeedLabel();
  const loadLabels = useMenuLabels();
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  const choose = (id: string) => {
    if (id === need.id) return;
    sorts.set(need.id, sortOf(search, tenantSorts));
    const sorted = withSort(search, sorts.get(id) ?? 'best');
    const other = withNeed(withArea(sorted, null), id === needs[0]?.id ? null : id);
    setSearch(withFilters(other, keptFilters(services, other)));
  };
  return (
    <Inline gap={3}>
      <Menu
        actions={[
          ...needs.map((one) => ({
            id: one.id,
            label: labelOf(one),
            ...(!one.isActive && { description: texts.paused }),
          })),
          { id: 'all', label: texts.all, isApart: true, href: `${paths.information}#property` },
        ]}
        chosen={need.id}
        align="start"
        loadLabels={loadLabels}
        onAction={choose}
      >
        <Button variant="secondary" aria-label={texts.switch(labelOf(need))}>
          <span className={styles.name}>{labelOf(need)}</span>
          <Icon name="chevronDown" />
        </Button>
      </Menu>
    </Inline>
  );
}
