import type { Guide } from '../../guide/guide.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu, type MenuAction } from './Menu.tsx';

const actions: readonly MenuAction[] = [
  { id: 'copy', label: 'Copy', icon: 'plus' },
  { id: 'hide', label: 'Make hidden', icon: 'eyeOff' },
  { id: 'delete', label: 'Delete', icon: 'cross', isApart: true },
];

const loadLabels = {
  loading: 'Loading the menu',
  failed: 'Couldn’t load the menu.',
  retry: 'Try again',
};

export const guide: Guide = {
  use: [
    'For further actions on one thing: copy, hide or delete an announcement.',
    'With `chosen` to select one of a few states, such as the theme.',
    'Most common action first; what can’t be undone last, separated from the rest (`isApart`).',
  ],
  avoid: [
    { when: 'There are only one or two actions.', take: 'Button, or IconButton if there’s no room' },
    { when: 'An answer in a form is selected.', take: 'Select' },
    { when: 'Views of the same thing are switched.', take: 'SegmentedControl' },
    { when: 'It leads to parts of the product.', take: 'TopNav' },
  ],
  anatomy: {
    picture: (
      <Menu loadLabels={loadLabels} actions={actions}>
        <Button variant="secondary">
          Actions
          <Icon name="chevronDown" />
        </Button>
      </Menu>
    ),
    parts: [
      {
        name: 'Button',
        about: 'A Button or an IconButton. It looks pressed while its menu is open and names the menu.',
      },
      {
        name: 'Arrow',
        about: 'Shows that something opens. A button with three dots doesn’t need it.',
      },
      {
        name: 'List',
        about:
          'Opens below the button, aligned with its start or end (`align`), or above it if there’s no room. It scrolls.',
      },
      {
        name: 'Action',
        about: 'Starts with a verb. The whole row is the target; long words wrap.',
      },
      { name: 'Icon', about: 'Repeats the text. Use icons for all actions or none.' },
      { name: 'Rule', about: 'Divides an action from those above (`isApart`).' },
      {
        name: 'Search',
        about: 'Finds actions by their words in a long list (`search`), from about eight on.',
      },
      { name: 'Tick', about: 'At the current state, if the menu is a choice (`chosen`).' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Inline>
            <Button size="small">Make public</Button>
            <Menu loadLabels={loadLabels} actions={actions}>
              <Button size="small" variant="quiet" aria-label="Actions for Storage, Elimäenkatu 17">
                <Icon name="more" />
              </Button>
            </Menu>
          </Inline>
        ),
        why: 'What most people came for is next to the menu, one press away.',
      },
      wrong: {
        picture: (
          <Menu loadLabels={loadLabels} actions={[{ id: 'publish', label: 'Make public' }]}>
            <Button size="small" variant="quiet" aria-label="Actions for Office, Porkkalankatu 1">
              <Icon name="more" />
            </Button>
          </Menu>
        ),
        why: 'The next step is hidden behind three dots, where nobody looks.',
      },
    },
    {
      right: {
        picture: (
          <Menu loadLabels={loadLabels} actions={actions}>
            <Button size="small" variant="secondary">
              Actions
              <Icon name="chevronDown" />
            </Button>
          </Menu>
        ),
        why: 'One button for rarely needed actions keeps the page calm.',
      },
      wrong: {
        picture: (
          <Inline>
            <Button size="small" variant="secondary">
              Copy
            </Button>
            <Button size="small" variant="secondary">
              Make hidden
            </Button>
            <Button size="small" variant="secondary">
              Edit
            </Button>
            <Button size="small" variant="danger">
              Delete
            </Button>
          </Inline>
        ),
        why: 'Four buttons in every list row: four more Tab stops, and Delete next to Edit.',
      },
    },
  ],
  keys: [
    {
      name: 'Enter, Space, Arrow down',
      does: 'On the button: open the menu at its first or selected action.',
    },
    { name: 'Arrow up', does: 'On the button: opens the menu at its last or selected action.' },
    {
      name: 'Arrow up, Arrow down',
      does: 'In the menu: move between actions, wrapping around.',
    },
    { name: 'Home, End', does: 'Move to the first and the last action.' },
    { name: 'Letters', does: 'Move to the action that begins with them.' },
    { name: 'Enter', does: 'Selects the action. The menu has closed when `onAction` is called.' },
    { name: 'Escape', does: 'Closes the menu without selecting.' },
    { name: 'Tab', does: 'Closes the menu and moves on from its button; with Shift, backwards.' },
  ],
  focus: [
    'Escape and selecting return the focus to the button.',
    'Escape also closes an error and returns the focus; leaving it closes it.',
    'Opened with a pointer, the menu itself has the focus, or the selected action.',
  ],
  heard: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`.',
    'A `menu` with the button’s name, with a `menuitem` for each action.',
    'With `chosen`, each one is a `menuitemradio`, and the current one is checked.',
    'Icons and the tick are hidden.',
    'The list is loaded when its button is hovered, focused or pressed. If that fails, an `alert` in its place says so, with a button to try again.',
  ],
  owes: [
    'A name that says what it’s about, if a list has several menus: “Actions for Storage, Elimäenkatu 17”.',
    '`loadLabels`, which say that the list is loading or couldn’t be loaded.',
    'A ConfirmDialog after an action that can’t be undone.',
  ],
};
