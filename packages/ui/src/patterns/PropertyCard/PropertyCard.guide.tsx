import { Badge } from '../../components/Badge/Badge.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import * as styles from './PropertyCard.css.ts';
import { PropertyCard, type PropertyCardProps } from './PropertyCard.tsx';

const storage: PropertyCardProps = {
  title: 'Storage, Elimäenkatu 17',
  href: '#match',
  drawing: 3,
  facts: [
    { term: 'Rent per month', value: '1\u00a0250\u00a0€' },
    { term: 'Size', value: '128\u00a0m²' },
  ],
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For premises among others where the picture matters: in a Grid, on a page that welcomes.',
    'With a `badge` for the one thing to know before pressing: “No longer available”.',
  ],
  avoid: [
    { when: 'Matches are listed on a phone.', take: 'MatchCard' },
    { when: 'Many are compared by the same facts.', take: 'DataTable' },
    { when: 'A box holds something else than premises.', take: 'Card' },
  ],
  anatomy: {
    picture: (
      <PropertyCard
        {...storage}
        badge={<Badge tone="attention">No longer available</Badge>}
        meter={<MatchMeter {...sampleMatch(87)} />}
        actions={<ToggleButton label="Favorite" isLabelHidden isSelected={false} onChange={() => {}} />}
      />
    ),
    parts: [
      { name: 'Card', about: 'All of it leads where the title leads.', selector: 'article' },
      {
        name: 'Picture',
        about: 'Only decorates. A drawing stands there where it is missing or cannot be loaded.',
        selector: byClass(styles.media),
      },
      { name: 'Badge', about: 'A word on the picture.', selector: byClass(styles.badge) },
      { name: 'Title', about: 'What it is and where. Its text is the link.', selector: 'h3' },
      { name: 'Fact', about: 'A name and its value. Two or three decide.', selector: byClass(styles.fact) },
      { name: 'Match', about: 'A MatchMeter.', selector: `${byClass(styles.end)} > span` },
      {
        name: 'Actions',
        about: 'Lie above the card’s link, with targets of their own.',
        selector: byClass(styles.actions),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <PropertyCard {...storage} />,
        why: 'The title says what and where: it makes sense in a list of links.',
      },
      wrong: {
        picture: <PropertyCard {...storage} title="Read more" />,
        why: 'Every card of the list leads to “Read more”.',
      },
    },
    {
      right: {
        picture: <PropertyCard {...storage} badge={<Badge tone="attention">No longer available</Badge>} />,
        why: 'One badge, for what changes everything.',
      },
      wrong: {
        picture: (
          <PropertyCard
            {...storage}
            badge={
              <>
                <Badge tone="match">New</Badge> <Badge>Storage</Badge> <Badge>Helsinki</Badge>
              </>
            }
          />
        ),
        why: 'Badges that repeat the title hide the picture, and the one that matters.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The link in the title, then the actions.' },
    { name: 'Enter', does: 'Follows the link.' },
    { name: 'Enter, Space', does: 'On an action: press it. The link is not followed by it.' },
  ],
  focus: ['The focus ring of the title’s link is drawn around the whole card.'],
  heard: [
    'An `article` with a heading of level 3, or another with `level`. The link in it is named by the title alone.',
    'The facts are a list of terms and values.',
    'Picture and drawing say nothing.',
  ],
  owes: [
    'A title of its own for each card.',
    'The same facts in the same order on all cards of a list.',
    'The same `drawing` for the same premises wherever they are shown.',
  ],
};
