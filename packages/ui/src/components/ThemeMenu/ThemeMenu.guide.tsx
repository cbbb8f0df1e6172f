import type { Guide } from '../../guide/guide.ts';

export const guide: Guide = {
  use: [
    'Once per product, at the end of the TopNav, for visitors and users.',
    'To select light, dark or the device’s setting, which is the default.',
    'Keep all three options: a switch between light and dark leaves no way back to the device’s setting.',
  ],
  avoid: [
    { when: 'You need a language choice.', take: 'LanguageSwitch' },
    { when: 'A menu selects another kind of state.', take: 'Menu with `chosen`' },
    { when: 'Only one picture or part is dark.', take: '`data-theme` on that part' },
  ],
  keys: [
    {
      name: 'Enter, Space, Arrow down, Arrow up',
      does: 'On the button: open the options at the current one.',
    },
    {
      name: 'Arrow up, Arrow down',
      does: 'Move between options, wrapping around. They change nothing yet.',
    },
    { name: 'Enter', does: 'Selects the option and closes the menu.' },
    { name: 'Escape', does: 'Closes the menu and changes nothing.' },
    { name: 'Tab', does: 'Closes the menu and moves on from the button; with Shift, backwards.' },
  ],
  focus: ['Selecting and Escape return the focus to the button.'],
  heard: [
    'A `button` named by `label` and the current option: “Theme: System”, with `aria-haspopup="menu"` and `aria-expanded`.',
    'A `menu` with three `menuitemradio`s, the current one checked.',
    'The new option is announced in the button’s name when the focus returns to it.',
  ],
  owes: [
    'Keep `value`, and save it for the next visit.',
    'Set `data-theme` on the root element, or remove it for `system`, before the page is rendered.',
  ],
};
