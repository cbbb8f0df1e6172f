import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { ThemeMenu, type ThemeMenuProps } from './ThemeMenu.tsx';

const theme: ThemeMenuProps = {
  label: 'Theme',
  choiceLabels: { system: 'System', light: 'Light', dark: 'Dark' },
  value: 'system',
  onChange: () => {},
  loadLabels: { loading: 'Loading the menu', failed: 'The menu could not be loaded.', retry: 'Try again' },
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'Once in the product, at the end of the TopNav, for visitors and for those who have logged in.',
    'To choose between light, dark, and whatever the device wants, which comes first for everybody.',
  ],
  avoid: [
    { when: 'A language is chosen.', take: 'LanguageSwitch' },
    { when: 'Other states of the page are chosen by a menu.', take: 'Menu with `chosen`' },
    { when: 'Only one picture or one part is to be dark.', take: '`data-theme` on that part' },
  ],
  anatomy: {
    picture: <ThemeMenu {...theme} />,
    parts: [
      {
        name: 'Button',
        about: 'An IconButton. Its name says the present choice: “Theme: System”.',
        selector: 'button',
      },
      {
        name: 'Drawing',
        about: 'Of the present choice: a sun, a moon, or a screen for the device’s own.',
        selector: 'svg',
      },
      { name: 'Choices', about: 'A Menu with the three, each with its drawing and its word.' },
      { name: 'Tick', about: 'Behind the present choice.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <ThemeMenu {...theme} label="Colours" />,
        why: 'Three choices. Whoever lets the device decide finds the way back to it.',
      },
      wrong: {
        picture: <ToggleButton label="Dark theme" icon="moon" isLabelHidden isSelected onChange={() => {}} />,
        why: 'On or off: once pressed, the page no longer follows the device at nightfall.',
      },
    },
    {
      right: {
        picture: (
          <Inline>
            <ThemeMenu {...theme} label="Look" value="dark" />
          </Inline>
        ),
        why: 'The drawing tells what holds now, and so does the button’s name.',
      },
      wrong: {
        picture: (
          <Inline gap={2}>
            <ToggleButton label="Light" icon="sun" isSelected={false} onChange={() => {}} />
            <ToggleButton label="Dark" icon="moon" isSelected onChange={() => {}} />
            <ToggleButton label="System" icon="screen" isSelected={false} onChange={() => {}} />
          </Inline>
        ),
        why: 'Three buttons in a bar that has no room, for what is chosen once.',
      },
    },
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
