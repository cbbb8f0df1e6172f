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
    'For the further actions of one thing: copy, hide or delete an announcement.',
    'With `chosen` for a choice between a few states that is made once, such as the theme.',
    'Commonest action first; what cannot be undone last, apart from the others (`isApart`).',
  ],
  avoid: [
    { when: 'There are only one or two actions.', take: 'Button, or IconButton where there is no room' },
    { when: 'An answer of a form is chosen.', take: 'Select' },
    { when: 'Views of the same thing are switched.', take: 'SegmentedControl' },
    { when: 'It leads to the parts of the product.', take: 'TopNav' },
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
        about:
          'A Button or an IconButton. It looks pressed while its menu is open, and its name is the menu’s.',
      },
      {
        name: 'Arrow',
        about: 'Says that something opens. A button with three dots needs none.',
      },
      {
        name: 'List',
        about:
          'Opens below the button, along its end or its start (`align`), and above it where there is no room. It scrolls within itself.',
      },
      {
        name: 'Action',
        about: 'A verb first. All of its line can be pressed; long words wrap.',
      },
      { name: 'Icon', about: 'Repeats what the words say. Either all actions have one or none has.' },
      { name: 'Rule', about: 'Divides an action from those above (`isApart`).' },
      { name: 'Tick', about: 'Behind the present state, where the menu is a choice (`chosen`).' },
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
        why: 'What most people came for stands beside the menu, one press away.',
      },
      wrong: {
        picture: (
          <Menu loadLabels={loadLabels} actions={[{ id: 'publish', label: 'Make public' }]}>
            <Button size="small" variant="quiet" aria-label="Actions for Office, Porkkalankatu 1">
              <Icon name="more" />
            </Button>
          </Menu>
        ),
        why: 'The next step lies hidden behind three dots, where nobody looks for it.',
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
        why: 'One button for what is seldom needed. The page stays calm.',
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
        why: 'Four buttons in every row of a list: each is one more stop for Tab, and Delete lies beside Edit.',
      },
    },
  ],
  keys: [
    {
      name: 'Enter, Space, Arrow down',
      does: 'On the button: open the menu at its first action, or at the chosen one.',
    },
    { name: 'Arrow up', does: 'On the button: opens the menu at its last action, or at the chosen one.' },
    {
      name: 'Arrow up, Arrow down',
      does: 'In the menu: go from action to action, from the last to the first.',
    },
    { name: 'Home, End', does: 'Go to the first and the last action.' },
    { name: 'Letters', does: 'Go to the action that begins with them.' },
    { name: 'Enter', does: 'Chooses the action. The menu is closed when `onAction` is called.' },
    { name: 'Escape', does: 'Closes the menu and chooses nothing.' },
    { name: 'Tab', does: 'Closes the menu and goes on from its button, with Shift backwards.' },
  ],
  focus: [
    'Escape and choosing give the focus back to the button.',
    'Escape closes a failure, too, and gives the focus back; leaving it closes it.',
    'Opened by a pointer, the menu itself has the focus, or the chosen action where there is one.',
  ],
  heard: [
    'The button has `aria-haspopup="menu"` and `aria-expanded`.',
    'A `menu` with the button’s name, and in it a `menuitem` for each action.',
    'With `chosen` each is a `menuitemradio`, and the present one is said to be checked.',
    'Icons and the tick say nothing.',
    'The list is downloaded when its button is pointed at, focused or pressed. Where it did not come, an `alert` in its place says so, with a button to try again.',
  ],
  owes: [
    'A name that says of what, where several menus stand in one list: “Actions for Storage, Elimäenkatu 17”.',
    '`loadLabels`, in which the product says that the list is loading or did not come.',
    'A ConfirmDialog after an action that cannot be undone.',
  ],
};
