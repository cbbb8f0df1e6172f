import { countWords, descriptionHintWords, formDescriptionLimit } from '@tilava/domain/form';
import type { TextAreaCount } from '@tilava/ui/TextArea';
import { useTranslations } from 'use-intl';

/** How much of a short description is written: the words that are a hint, and the characters that are a limit. */
export function useDescriptionCount(): (description: string) => TextAreaCount {
  const t = useTranslations('fields');
  return (description) => {
    const used = countWords(description);
    return {
      used,
      maximum: descriptionHintWords,
      text: t('descriptionCount', {
        wordCount: String(used),
        maximumWords: String(descriptionHintWords),
        characters: String(Array.from(description).length),
        maximumCharacters: String(formDescriptionLimit),
      }),
    };
  };
}
