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
    'In the TopNav of every page, also before the login: who cannot read the page looks for it there.',
    'For the languages that the whole app speaks.',
  ],
  avoid: [
    { when: 'The theme is chosen.', take: 'ThemeMenu' },
    { when: 'The languages that somebody speaks are asked.', take: 'CheckboxGroup' },
  ],
  comparisons: [
    {
      right: {
        picture: <LanguageSwitch {...shared} />,
        why: 'Each language by its own name: who looks for it can read it.',
      },
      wrong: {
        picture: <LanguageSwitch {...shared} languages={[{ code: 'fi', name: 'Finnish' }]} />,
        why: 'Finnish in English: who reads only Finnish does not find it.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches the button. In the open menu: closes it, and goes on behind the button.' },
    { name: 'Enter, Space', does: 'Open the menu. Within it they choose.' },
    { name: 'Down, Up', does: 'Open the menu. Within it they move.' },
    { name: 'Home, End', does: 'The first language, the last one.' },
    { name: 'A letter', does: 'The next language that begins with it.' },
    { name: 'Escape', does: 'Closes the menu and changes nothing.' },
  ],
  focus: [
    'Opened by a key, the menu has the focus on a language.',
    'Chosen or closed by Escape, the focus goes back to the button.',
  ],
  heard: [
    'A `button` named by `label` and the present language, such as “Language: Suomi”, which says that it opens a menu, and whether it is open.',
    'A `menu` with a `menuitemradio` for each language; the present one is checked. Each is read in its own language (`lang`).',
  ],
  owes: [
    'On `onChange`: the texts in the chosen language, and `lang` on the root element.',
    'Names in their own language, and `code` as a BCP 47 tag.',
    'Words for a list that is long in coming, or does not come (`loadLabels`): it is downloaded once the button is pointed at, focused or pressed.',
  ],
};
