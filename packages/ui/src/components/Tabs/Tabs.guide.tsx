import type { Guide } from '../../guide/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const textPanel = (text: string) => <Text>{text}</Text>;

export const guide: Guide = {
  use: ['For two to five views that replace each other: properties and users to manage.'],
  avoid: [
    { when: 'Each view has its own address.', take: 'TopNav, or links' },
    { when: 'The same things are shown in a different way.', take: 'SegmentedControl' },
    { when: 'The views are compared.', take: 'One page with headings, or ComparisonTable' },
    { when: 'They’re steps in a sequence.', take: 'Wizard' },
    { when: 'Much of it is rarely read.', take: 'Disclosure' },
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
        why: 'One word each. People who read one don’t need the other at the same time.',
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
        why: 'Two offers to compare: people have to remember one and switch to the other.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the selected tab, then to the controls in its panel, or to the panel if there are none.',
    },
    { name: 'Arrow left, Arrow right', does: 'Select the next or previous tab, wrapping around.' },
    { name: 'Home, End', does: 'Select the first and the last tab.' },
  ],
  focus: [
    'The tabs are one Tab stop. Shift+Tab from the panel returns to the selected tab.',
    'Selecting leaves the focus on the tab.',
  ],
  heard: [
    'A `tablist` named by `label`, with a `tab` for each view, the current one selected.',
    'A `tabpanel` named by its tab.',
  ],
  owes: [
    'Content that appears quickly: arrow keys show every tab on the way.',
    'Keep what was typed in a panel: it’s removed with its tab.',
    'With `selectedId`: update it when `onSelect` is called.',
  ],
};
