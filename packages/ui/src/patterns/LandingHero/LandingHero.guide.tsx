import { TextField } from '../../components/TextField/TextField.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './LandingHero.css.ts';
import { LandingHero, type LandingHeroProps } from './LandingHero.tsx';

const hero: LandingHeroProps = {
  title: 'Makes the best matches!',
  description: 'Say once what your business needs. Every free space within 3 km is weighed against it.',
  action: '#search',
  field: <TextField label="Search for commercial space" name="place" />,
  submitLabel: 'Search',
  street: [1, 3, 7],
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: ['Once, at the head of the page that welcomes: one sentence, one field, one way on.'],
  avoid: [
    { when: 'Any other page begins.', take: 'PageHeader, also as `hero`' },
    { when: 'What there is to have is told.', take: 'OfferList, below it' },
    { when: 'More than a place is asked for.', take: 'Wizard, or Form' },
  ],
  anatomy: {
    picture: <LandingHero {...hero} />,
    parts: [
      { name: 'Sentence', about: 'The heading of the page, in the largest type.', selector: 'h1' },
      {
        name: 'Description',
        about: 'What it means, in a line or two.',
        selector: `${byClass(styles.words)} > p`,
      },
      { name: 'Search', about: 'A form that works before any script has come.', selector: 'form' },
      { name: 'Field', about: 'For the wanted place. It has a `name`.', selector: byClass(styles.field) },
      { name: 'Button', about: 'Sends it.', selector: 'button' },
      {
        name: 'Street',
        about: 'A PremisesStreet. Where it is wider than the window its ends are cut, and nothing scrolls.',
        selector: byClass(styles.street),
      },
      { name: 'Beside', about: 'Where there is something (`aside`), such as the way to log in.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <LandingHero {...hero} />,
        why: 'One field: what it is for is seen at once.',
      },
      wrong: {
        picture: (
          <LandingHero
            {...hero}
            field={
              <>
                <TextField label="Place" name="place" />
                <TextField label="Size, m²" name="size" />
                <TextField label="Rent, €" name="rent" />
              </>
            }
          />
        ),
        why: 'A form at the door. Most leave before they have seen anything.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The field, then the button, then what stands beside.' },
    { name: 'Enter', does: 'In the field: sends the search.' },
    { name: 'Enter, Space', does: 'On the button: send the search.' },
  ],
  focus: [
    'With `takesFocus` the heading takes the focus when it appears, without scrolling: after a change of route.',
  ],
  heard: [
    'A heading of level 1, which is no stop of the Tab key.',
    'A `search` landmark with the field and the button.',
    'The street is hidden.',
  ],
  owes: [
    'A `name` on the field: it and the text are the query of `action`.',
    'A page at `action` that answers that query without any script, too.',
    '`takesFocus` after a change of route alone: the first page of a visit is read from its top.',
  ],
};
