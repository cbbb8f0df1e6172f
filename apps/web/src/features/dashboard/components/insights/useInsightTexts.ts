import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadInsightTexts } from '../../model/loadInsightTexts.ts';

/** The words of insights in the language that is spoken; waits for them. */
export const useInsightTexts = () => use(loadInsightTexts(useLocale()));
