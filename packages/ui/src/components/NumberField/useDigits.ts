import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { groupDigits } from './groupDigits.ts';

/** What a field for a number gets of the text that it holds. */
export interface Digits {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly onBlur: () => void;
}

/** Shows a number as it is typed while it is, and grouped as the LocaleProvider says before and after. */
export function useDigits(
  text: string,
  onChange: (typed: string) => void,
  onBlur: () => void = () => {},
): Digits {
  const { locale } = useLocale();
  const [isTyped, setTyped] = useState(false);
  return {
    value: isTyped ? text : groupDigits(text, locale),
    onChange: (typed) => {
      setTyped(true);
      onChange(typed);
    },
    onBlur: () => {
      setTyped(false);
      onBlur();
    },
  };
}
