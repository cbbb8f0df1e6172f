import type { Guide } from '../../guide/guide.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

const shared: LanguageSwitchProps<string> = {
  label: 'Language',
  languages: [
    { code: 'en', name: 'English' },
    { code: 'fi', name: 'Suomi' },
    { code: 'sv', name: 'Svenska' },
  ],
  value: 'fi',
  onChange: () => {},
  loadLabels: { loading: 'Loading the menu', failed: 'Couldn’t load the menu.', retry: 'Try again' },
};

export const guide: Guide = {
  use: [
    'In the TopNav of every page, even before logging in: people who can’t read the page look for it there.',
    'For the languages of the whole app.',
  ],
  avoid: [
    { when: 'You need a theme choice.', take: 'ThemeMenu' },
    { when: 'You’re asking which languages people speak.', take: 'CheckboxGroup' },
  ],
  comparisons: [
    {
      right: {
        picture: <LanguageSwitch {...shared} />,
        why: 'Each language in its own name, so that its speakers can read it.',
      },
      wrong: {
        picture: <LanguageSwitch {...shared} languages={[{ code: 'fi', name: 'Finnish' }]} />,
        why: 'Finnish in English: people who read only Finnish won’t find it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the button. In the open menu: closes it and moves on from the button.' },
    { name: 'Enter, Space', does: 'Open the menu. In the menu: select.' },
    { name: 'Down, Up', does: 'Open the menu. In the menu: move.' },
    { name: 'Home, End', does: 'The first language, the last one.' },
    { name: 'A letter', does: 'The next language that begins with it.' },
    { name: 'Escape', does: 'Closes the menu and changes nothing.' },
  ],
  focus: [
    'Opened by keyboard, the menu focuses a language.',
    'Selecting or Escape returns the focus to the button.',
  ],
  heard: [
    'A `button` named by `label` and the current language, such as “Language: Suomi”, with `aria-haspopup` and `aria-expanded`.',
    'A `menu` with a `menuitemradio` for each language; the current one is checked. Each is read in its own language (`lang`).',
  ],
  owes: [
    'On `onChange`, the texts in the selected language and `lang` on the root element.',
    'Names in their own language, and `code` as a BCP 47 tag.',
    'Texts for a list that loads slowly or fails (`loadLabels`): it’s loaded when the button is hovered, focused or pressed.',
  ],
};
