import type { Guide } from '../../guide/guide.ts';
import { ProximityPlot, type ProximityPlotProps } from './ProximityPlot.tsx';

const office = {
  id: '1',
  name: 'Office 1',
  description: 'Office 1, 91%, 1\u00a0100\u00a0m north-east, 120\u00a0m²',
  distance: 1100,
  bearing: 40,
  area: 120,
  points: 91,
};

const plot: ProximityPlotProps = {
  label: 'Matches around Kalevankatu 30',
  summary: '4 matches within 3 km, the nearest 600 m away.',
  points: [
    office,
    {
      id: '2',
      name: 'Retail 2',
      description: 'Retail 2, 78%, 1\u00a0900\u00a0m south-east, 340\u00a0m²',
      distance: 1900,
      bearing: 130,
      area: 340,
      points: 78,
    },
    {
      id: '3',
      name: 'Storage 3',
      description: 'Storage 3, 64%, 2\u00a0300\u00a0m west, 60\u00a0m²',
      distance: 2300,
      bearing: 250,
      area: 60,
      points: 64,
    },
    {
      id: '4',
      name: 'Studio 4',
      description: 'Studio 4, 46%, 600\u00a0m north-west, 40\u00a0m²',
      distance: 600,
      bearing: 300,
      area: 40,
      points: 46,
    },
  ],
  rings: [
    { distance: 1000, label: '1 km' },
    { distance: 3000, label: '3 km' },
  ],
  centerLabel: 'Search location',
  northLabel: 'N',
  legend: {
    best: 'Top three',
    fewPoints: 'Weak match',
    manyPoints: 'Strong match',
    smallArea: 'Small space',
    largeArea: 'Large space',
  },
  hint: 'Select a dot to see its details',
};

export const guide: Guide = {
  use: [
    'To show what’s around a place, how far and in which direction: the matches around a search location.',
    'Next to a list of the same things: each highlights what people point at in the other.',
  ],
  avoid: [
    { when: 'There’s no room for a list next to it.', take: 'DataTable with the distance as a column' },
    { when: 'Distance and direction don’t matter.', take: 'DataTable or Grid of PropertyCards' },
    { when: 'Amounts are compared.', take: 'BarChart' },
  ],
  anatomy: {
    picture: <ProximityPlot {...plot} />,
    parts: [
      {
        name: 'Plot',
        about: 'North is at the top, in every writing direction.',
      },
      {
        name: 'Search location',
        about: 'A cross in the middle, explained in the legend.',
      },
      {
        name: 'Ring',
        about: 'A distance. The largest is the rim; anything farther away is placed on it.',
      },
      { name: 'Distance', about: 'On its ring.' },
      {
        name: 'Dot',
        about:
          'The better the match, the deeper the colour; the larger the area, the larger the dot. Its target is larger than a small dot.',
      },
      {
        name: 'Ring of a best dot',
        about: 'Around the three with the most points.',
      },
      { name: 'Name of a best dot', about: 'Placed where it hides the least.' },
      {
        name: 'Description',
        about: 'Of the active dot, or the hint if there is none.',
      },
      { name: 'Legend', about: 'What the marks mean, in words.' },
    ],
  },
  comparisons: [
    {
      right: {
        picture: <ProximityPlot {...plot} selectedId="1" />,
        why: 'The selected dot is described in full: what, how good, how far, how large.',
      },
      wrong: {
        picture: (
          <ProximityPlot {...plot} points={[{ ...office, description: 'Match no. 1' }]} selectedId="1" />
        ),
        why: 'Colour, size and position aren’t in words: people who can’t see them learn nothing.',
      },
    },
    {
      right: {
        picture: <ProximityPlot {...plot} />,
        why: 'Two or three rings, at familiar distances.',
      },
      wrong: {
        picture: (
          <ProximityPlot
            {...plot}
            rings={[375, 750, 1125, 1500, 1875, 2250, 2625, 3000].map((distance) => ({
              distance,
              label: `${distance} m`,
            }))}
          />
        ),
        why: 'A target to shoot at: the rings are louder than the dots.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Moves to the selected dot, or the nearest one; then leaves the plot.' },
    { name: 'Right, Down', does: 'The next dot outwards; equally near ones follow clockwise from north.' },
    { name: 'Left, Up', does: 'The next dot inwards.' },
    { name: 'Page Down, Page Up', does: 'Ten dots on, ten dots back.' },
    { name: 'Home, End', does: 'The nearest dot, the farthest dot.' },
    { name: 'Space', does: 'Selects the dot (`onSelect`).' },
    { name: 'Enter', does: 'Opens the dot (`onOpen`).' },
  ],
  focus: [
    'All dots together are one Tab stop. It doesn’t wrap around.',
    'Left and Right mean inwards and outwards in every writing direction: a map is not mirrored.',
    'The focused dot has its own ring, above all other dots; the selected one has another.',
    'When the points change, a dot that is still there keeps the focus.',
    'Focus and pointer both call `onHighlight`, so that a list can highlight the same item; `highlightedId` works the other way.',
  ],
  heard: [
    'A `listbox` with the name `label` and the description `summary`. Every dot is an `option`, named by the point’s `description`.',
    'Without points, it’s an image (`img`) with the same name and description, and not a Tab stop.',
    'Rings, axes and names in the plot are hidden: each description includes its name, distance and direction.',
    'Options are in the order of the arrow keys, nearest first. The reading and the legend follow the plot, and name nothing.',
    'Not by colour alone: the best three have a ring and a name, and the description includes points and area.',
    'In forced colours, dots use the text colour, more or less filled, and the rings for focus and selection use the highlight colour.',
    'Nothing moves, so that reduced motion changes nothing.',
  ],
  owes: [
    'A list of the same points next to the plot: dots close together are hard to hit.',
    'Descriptions that make sense on their own, and the same ids as in the list.',
  ],
};
