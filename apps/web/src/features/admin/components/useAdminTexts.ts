import { use } from 'react';
import { useLocale } from 'use-intl';
import { loadAdminTexts } from '../model/loadAdminTexts.ts';

/** The words of the admin's page in the language that is spoken; waits for them. */
export const useAdminTexts = () => use(loadAdminTexts(useLocale()));
