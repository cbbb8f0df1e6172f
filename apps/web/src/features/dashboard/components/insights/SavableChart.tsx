import { Button } from '@tilava/ui/Button';
import { Icon } from '@tilava/ui/Icon';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { saveCsv, type CsvRows } from '../../model/saveCsv.ts';
import { useInsightTexts } from './useInsightTexts.ts';

interface SavableChartProps {
  readonly title: string;
  /** What the file is called, without its ending. */
  readonly fileName: string;
  /** The chart's numbers. */
  readonly rows: CsvRows;
  readonly children: ReactNode;
}

/** A chart whose numbers can be saved. */
export function SavableChart({ title, fileName, rows, children }: SavableChartProps) {
  const words = useInsightTexts();
  const locale = useLocale();
  return (
    <Stack gap={1}>
      {children}
      <Inline>
        <Button
          variant="secondary"
          size="small"
          aria-label={words.downloadOf(title)}
          onPress={() => saveCsv(fileName, rows, locale)}
        >
          <Inline gap={2}>
            <Icon name="download" />
            {words.download}
          </Inline>
        </Button>
      </Inline>
    </Stack>
  );
}
