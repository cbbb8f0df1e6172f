import type { Schemas } from '@tilava/sdk';
import { ChipList } from '@tilava/ui/ChipList';
import { Stack } from '@tilava/ui/Stack';
import { auditFilterOf } from '../../model/auditSearch.ts';
import * as styles from '../lists/lists.css.ts';
import { useAdminSearch } from '../useAdminSearch.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { AuditDay } from './AuditDay.tsx';

interface AuditFiltersProps {
  /** What is shown, which knows the names of what it is about. */
  readonly entries: readonly (Schemas['AuditEntry'] | undefined)[];
}

/** Which days of the log are shown; by whom and with what is chosen in the log itself, and taken away here. */
export function AuditFilters({ entries }: AuditFiltersProps) {
  const words = useAdminTexts();
  const { search, change } = useAdminSearch();
  const { actor, object, from, until } = auditFilterOf(search);
  const nameOf = (party: 'actor' | 'object', id: string) =>
    entries.find((entry) => entry?.[party].id === id)?.[party].name ?? id;
  const chips = [
    ...(actor === undefined ? [] : [{ id: 'actor', label: words.onlyActor(nameOf('actor', actor)) }]),
    ...(object === undefined ? [] : [{ id: 'object', label: words.onlyObject(nameOf('object', object)) }]),
  ];
  return (
    <Stack gap={4}>
      <div className={styles.bar}>
        {(
          [
            ['from', words.from, from],
            ['until', words.until, until],
          ] as const
        ).map(([name, label, day]) => (
          <div key={name} className={styles.order}>
            <AuditDay
              label={label}
              day={day ?? ''}
              onChange={(chosen) => change({ [name]: chosen || null })}
            />
          </div>
        ))}
      </div>
      {chips.length > 0 && (
        <ChipList
          label={words.filters}
          chips={chips}
          removeLabel={words.removeFilter}
          onRemove={(id) => change({ [id]: null })}
        />
      )}
    </Stack>
  );
}
