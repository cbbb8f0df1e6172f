import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import { sampleMatch } from '../MatchMeter/MatchMeter.fixtures.ts';
import { MatchMeter } from '../MatchMeter/MatchMeter.tsx';
import * as styles from './MatchCard.css.ts';
import { MatchCard, type MatchCardProps } from './MatchCard.tsx';

const storage: MatchCardProps = {
  title: 'Storage',
  level: 3,
  href: '#match',
  drawing: 3,
  meter: <MatchMeter {...sampleMatch(87)} />,
  facts: ['128\u00a0m²', '1\u00a0250\u00a0€ a month'],
  details: ['Elimäenkatu 17, Helsinki', '850\u00a0m away, from 01/02/2026'],
  moreDetails: ['15\u00a0000\u00a0€/year'],
  description: 'Dry and heated, with a door for deliveries that opens to the yard.',
  action: <ToggleButton label="Favorite" isLabelHidden isSelected={false} onChange={() => {}} />,
};

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: [
    'For a match in a list on a phone or a tablet, as the `renderCard` of a DataTable.',
    'For tenants as well as premises: without `drawing` there is no picture.',
    'While matches load, with MatchCardSkeleton in its place.',
  ],
  avoid: [
    { when: 'The picture matters more than the match.', take: 'PropertyCard in a Grid' },
    { when: 'There is room for columns.', take: 'DataTable' },
    { when: 'All of a match is shown.', take: 'A page with MatchMeter and MatchBreakdown' },
  ],
  anatomy: {
    picture: <MatchCard {...storage} />,
    parts: [
      { name: 'Card', about: 'All of it leads where the title leads.', selector: 'article' },
      {
        name: 'Picture',
        about: 'The premises, or a drawing where there is no picture. It only decorates.',
        selector: byClass(styles.media),
      },
      { name: 'Title', about: 'What it is. Its text is the link.', selector: 'h3' },
      { name: 'Match', about: 'A MatchMeter, on the line of the title.', selector: byClass(styles.meter) },
      { name: 'Facts', about: 'What decides, as short as it can be said.', selector: byClass(styles.facts) },
      {
        name: 'Detail',
        about: 'What else matters, each on a line of its own.',
        selector: byClass(styles.detail),
      },
      {
        name: 'More details',
        about: 'What follows the details where the card is at least 36rem wide. A phone has no room for it.',
        selector: byClass(styles.moreDetail),
      },
      {
        name: 'Description',
        about: 'Two lines of what somebody wrote, where the card is at least 36rem wide.',
        selector: byClass(styles.description),
      },
      {
        name: 'Action',
        about: 'Lies above the card’s link, with a target of its own.',
        selector: byClass(styles.action),
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <MatchCard {...storage} />,
        why: 'Numbers with their units: read in passing.',
      },
      wrong: {
        picture: (
          <MatchCard
            {...storage}
            facts={[
              'The size of these premises is 128 square metres',
              'The rent is 1\u00a0250 euros each month',
            ]}
          />
        ),
        why: 'Sentences make every card higher, and the numbers have to be looked for in them.',
      },
    },
    {
      right: {
        picture: (
          <MatchCard
            {...storage}
            details={['Elimäenkatu 17, Helsinki', '850\u00a0m away, from 01/02/2026']}
          />
        ),
        why: 'Kind in the title, place in the details: the titles of a list are short and of one shape.',
      },
      wrong: {
        picture: (
          <MatchCard
            {...storage}
            title="Spacious bright storage with loading door, Elimäenkatu 17, Helsinki"
            details={[]}
          />
        ),
        why: 'Everything in the title pushes the match aside, and makes a long name for the link.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The link in the title, then the action.' },
    { name: 'Enter', does: 'Follows the link.' },
    { name: 'Enter, Space', does: 'On the action: press it. The link is not followed by it.' },
  ],
  focus: ['The focus ring of the title’s link is drawn around the whole card.'],
  heard: [
    'An `article` with a heading of level 2, or another with `level`. The link in it is named by the title alone.',
    'Picture and drawing say nothing.',
    'Match, facts, details and description are read as they stand.',
  ],
  owes: [
    'A title that makes sense among the links of the page.',
    'An action without words, with a name: a ToggleButton with `isLabelHidden`.',
    'The same number of facts and details for all cards of a list.',
  ],
};
