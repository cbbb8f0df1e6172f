import { locales } from '@tilava/domain/format';
import { LanguageSwitch } from '@tilava/ui/LanguageSwitch';
import { useTranslations } from 'use-intl';
import { useServices } from '../services/useServices.ts';
import { useMenuLabels } from './useMenuLabels.ts';
import { useSpokenLanguage } from './Language.tsx';

/** Lets the reader choose the language; each is called as it calls itself. */
export function LanguageChooser() {
  const { language, notices } = useServices();
  const spoken = useSpokenLanguage();
  const t = useTranslations('language');
  const loadLabels = useMenuLabels();
  if (spoken === null) return null;
  return (
    <LanguageSwitch
      label={t('label')}
      languages={locales.map((code) => ({ code, name: t(code) }))}
      value={spoken.locale}
      loadLabels={loadLabels}
      onChange={(locale) => {
        language.choose(locale).catch(() => notices.show({ failure: 'language' }));
      }}
    />
  );
}
