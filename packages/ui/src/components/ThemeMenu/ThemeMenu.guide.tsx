import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once in the product, at the end of the TopNav, for visitors and for those who have logged in.',
    'To choose between light, dark, and whatever the device wants, which comes first for everybody.',
    'Keep all three choices: a switch between light and dark leaves no way back to the device’s setting.',
  ],
  avoid: [
    { when: 'A language is chosen.', take: 'LanguageSwitch' },
    { when: 'Other states of the page are chosen by a menu.', take: 'Menu with `chosen`' },
    { when: 'Only one picture or one part is to be dark.', take: '`data-theme` on that part' },
  ],
  keys: [
    {
      name: 'Enter, Space, Arrow down, Arrow up',
      does: 'On the button: open the choices at the present one.',
    },
    {
      name: 'Arrow up, Arrow down',
      does: 'Go from choice to choice, from the last to the first. They change nothing yet.',
    },
    { name: 'Enter', does: 'Takes the choice and closes the menu.' },
    { name: 'Escape', does: 'Closes the menu and changes nothing.' },
    { name: 'Tab', does: 'Closes the menu and goes on from the button, with Shift backwards.' },
  ],
  focus: ['Choosing and Escape give the focus back to the button.'],
  heard: [
    'A `button` named by `label` and the present choice: “Theme: System”. It has `aria-haspopup="menu"` and `aria-expanded`.',
    'In the `menu` three `menuitemradio`s, the present one said to be checked.',
    'The new choice is heard as the button’s name when the focus comes back to it.',
  ],
  owes: [
    'To hold `value`, and to keep the choice for the next visit.',
    'To set `data-theme` on the root element, or to remove it for `system`, before the page is drawn.',
  ],
};
