import { formatNumber } from '@tilava/domain/format';
import { type ColumnMapping, type ImportColumn, importColumns } from '@tilava/domain/import';
import { Button } from '@tilava/ui/Button';
import { Checkbox } from '@tilava/ui/Checkbox';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Heading } from '@tilava/ui/Heading';
import { Notice } from '@tilava/ui/Notice';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import * as styles from './importing.css.ts';
import { useImportTexts } from './useImportTexts.ts';

interface ColumnChoiceProps {
  readonly fileName: string;
  readonly headings: readonly string[];
  readonly rowCount: number;
  readonly mapping: ColumnMapping;
  readonly onChange: (mapping: ColumnMapping) => void;
  readonly acceptsUnlikely: boolean;
  readonly onAcceptUnlikely: (accepts: boolean) => void;
  readonly onDone: () => void;
}

/** Asks which column of a file has what; those that are needed first. */
export function ColumnChoice({
  fileName,
  headings,
  rowCount,
  mapping,
  onChange,
  acceptsUnlikely,
  onAcceptUnlikely,
  onDone,
}: ColumnChoiceProps) {
  const { labels, texts, locale } = useImportTexts();
  const nameOf = ({ labelOf }: ImportColumn) => labelOf(texts[locale]);
  const missing = importColumns.filter(({ key, isRequired }) => isRequired && mapping[key] === undefined);
  const lacksReference = mapping['reference'] === undefined;
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading.trim() === '' ? String(index + 1) : heading,
  }));
  const choose = (key: string, value: string | null) => {
    const others = Object.entries(mapping).filter(([other]) => other !== key);
    onChange(Object.fromEntries(value === null ? others : [...others, [key, Number(value)]]));
  };
  const fieldOf = (column: ImportColumn) => (
    <Select
      key={column.key}
      label={nameOf(column)}
      placeholder={labels.noColumn}
      noneLabel={labels.noColumn}
      options={options}
      value={mapping[column.key] === undefined ? null : String(mapping[column.key])}
      onChange={(value) => choose(column.key, value)}
    />
  );
  const first = importColumns.filter(({ key, isRequired }) => isRequired || mapping[key] !== undefined);
  const others = importColumns.filter((column) => !first.includes(column));
  return (
    <Stack gap={6} align="stretch">
      <Stack gap={1}>
        <Heading level={3}>{labels.columnsTitle}</Heading>
        <Text tone="muted">{labels.columnsHint(fileName, formatNumber(rowCount, locale, 'upToTwo'))}</Text>
      </Stack>
      <div className={styles.columns}>{first.map(fieldOf)}</div>
      {others.length > 0 && (
        <Disclosure title={labels.optional} variant="quiet">
          <div className={styles.columns}>{others.map(fieldOf)}</div>
        </Disclosure>
      )}
      <Checkbox isSelected={acceptsUnlikely} onChange={onAcceptUnlikely}>
        {labels.acceptsUnlikely}
      </Checkbox>
      {missing.length > 0 && (
        <Notice tone="warning">{labels.missing(missing.map((column) => nameOf(column)).join(', '))}</Notice>
      )}
      <div>
        <Button isDisabled={lacksReference} onPress={onDone}>
          {labels.tryOut}
        </Button>
      </div>
    </Stack>
  );
}
