import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const textPanel = (text: string) => <Text>{text}</Text>;

export const guide: Guide = {
  use: [
    'For two to five views of one thing that take each other’s place: the properties and the users that somebody manages.',
  ],
  avoid: [
    { when: 'Each view has an address of its own.', take: 'TopNav, or links' },
    { when: 'The same things are shown in another way.', take: 'SegmentedControl' },
    { when: 'The views are compared.', take: 'One page with headings, or ComparisonTable' },
    { when: 'They are steps that follow each other.', take: 'Wizard' },
    { when: 'Much of it is read seldom.', take: 'Disclosure' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <Tabs
            label="Your announcement"
            tabs={[
              { id: 'tenants', label: 'Tenants', content: textPanel('58 tenants match.') },
              { id: 'contacts', label: 'Contacts', content: textPanel('Three of them wrote.') },
            ]}
          />
        ),
        why: 'One word each. Whoever reads one does not need the other beside it.',
      },
      wrong: {
        picture: (
          <Tabs
            label="Two offers"
            tabs={[
              { id: 'first', label: 'Elimäenkatu 17', content: textPanel('Rent 699\u00a0€, 42\u00a0m².') },
              {
                id: 'second',
                label: 'Porkkalankatu 1',
                content: textPanel('Rent 1\u00a0250\u00a0€, 80\u00a0m².'),
              },
            ]}
          />
        ),
        why: 'Two offers that are compared: the reader has to keep one in mind and turn to the other.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Reaches the selected tab, then what can be pressed in its panel, or the panel where nothing can.',
    },
    { name: 'Arrow left, Arrow right', does: 'Select the neighbour, from the last to the first.' },
    { name: 'Home, End', does: 'Select the first and the last tab.' },
  ],
  focus: [
    'The row of tabs is one stop for Tab. Shift and Tab from the panel lead back to the selected tab.',
    'Selecting leaves the focus on the tab.',
  ],
  heard: [
    'A `tablist` named by `label`, and in it a `tab` for each, the present one selected.',
    'A `tabpanel` named by its tab.',
  ],
  owes: [
    'Contents that are there quickly: arrows show every tab on their way.',
    'To keep what was typed in a panel: it leaves the page with its tab.',
    'With `selectedId`: to change it when `onSelect` is called.',
  ],
};
