import { formatNumber } from '@tilava/domain/format';
import { residenceTypes } from '@tilava/domain/enums';
import { Button } from '@tilava/ui/Button';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Select } from '@tilava/ui/Select';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useMedia } from '@tilava/ui/useMedia';
import { media } from '@tilava/ui/tokens/media';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  type AnnouncementSearch,
  interestFilters,
  isFiltered,
  sorts,
  visibilities,
} from './announcementSearch.ts';
import * as styles from './many.css.ts';
import { useManyTexts } from './useManyTexts.ts';

interface ListToolsProps {
  readonly search: AnnouncementSearch;
  readonly onChange: (name: keyof AnnouncementSearch, value: string | null) => void;
  readonly onClear: () => void;
  readonly shown: number;
  readonly total: number;
}

/** Search, filters and order of a landlord's announcements, and how many there are. */
export function ListTools({ search, onChange, onClear, shown, total }: ListToolsProps) {
  const labels = useManyTexts();
  const typeName = useTranslations('product.residenceType');
  const locale = useLocale();
  const any = (
    name: 'type' | 'visibility' | 'interest',
    options: readonly { value: string; label: string }[],
  ) => ({
    placeholder: labels.choose,
    options: [{ value: anyValue, label: labels[anyLabels[name]] }, ...options],
    value: search[name] ?? anyValue,
    onChange: (value: string | null) => onChange(name, value === anyValue ? null : value),
  });
  const isNarrow = useMedia(media.narrow, { onPaper: false });
  const [isOpen, setIsOpen] = useState(isFiltered(search));
  const number = (count: number) => formatNumber(count, locale, 'upToTwo');
  const filters = (
    <>
      <Select
        label={labels.type}
        {...any(
          'type',
          residenceTypes.map((value) => ({ value, label: typeName(value) })),
        )}
      />
      <Select
        label={labels.visibility}
        {...any(
          'visibility',
          visibilities.map((value) => ({ value, label: labels[value] })),
        )}
      />
      <Select
        label={labels.interest}
        {...any(
          'interest',
          interestFilters.map((value) => ({ value, label: labels.interests[value] })),
        )}
      />
      <Select
        label={labels.sort}
        placeholder={labels.choose}
        options={sorts.map((value) => ({ value, label: labels.sorts[value] }))}
        value={search.sort}
        onChange={(value) => onChange('sort', value)}
      />
    </>
  );
  return (
    <section aria-label={labels.tools} className={styles.tools}>
      <div className={styles.search}>
        <TextField
          type="search"
          label={labels.search}
          value={search.text}
          maxLength={200}
          onChange={(text) => onChange('text', text)}
        />
      </div>
      {isNarrow ? (
        <div className={styles.search}>
          <Disclosure variant="quiet" title={labels.filterAndSort} isOpen={isOpen} onOpenChange={setIsOpen}>
            <div className={styles.tools}>{filters}</div>
          </Disclosure>
        </div>
      ) : (
        filters
      )}
      <div className={styles.count}>
        <div role="status">
          {isFiltered(search) && <Text tone="muted">{labels.shown(number(shown), number(total))}</Text>}
        </div>
        {isFiltered(search) && (
          <Button variant="quiet" size="small" onPress={onClear}>
            {labels.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

const anyValue = 'any';
const anyLabels = { type: 'anyType', visibility: 'anyVisibility', interest: 'anyInterest' } as const;
