import { useTranslations } from 'use-intl';
import { useInsightTexts } from './useInsightTexts.ts';

/** What every chart of insights says alike. */
export function useChartLabels() {
  const words = useInsightTexts();
  const common = useTranslations('common');
  return {
    table: words.table,
    tooFew: words.tooFew,
    loadLabels: { loading: words.loadingChart, failed: words.chartFailed, retry: common('tryAgain') },
  };
}
