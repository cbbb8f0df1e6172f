import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchBreakdown } from '../MatchBreakdown/MatchBreakdown.tsx';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import { ProximityPlot } from '../ProximityPlot/ProximityPlot.tsx';
import { guide } from './HowItWorks.guide.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const points = [
  {
    id: '1',
    name: 'Kalevankatu 12',
    description: 'Kalevankatu 12, office, 91%, 400 m north',
    distance: 400,
    bearing: 10,
    area: 120,
    points: 91,
  },
  {
    id: '2',
    name: 'Annankatu 4',
    description: 'Annankatu 4, office, 78%, 1 200 m east',
    distance: 1200,
    bearing: 95,
    area: 340,
    points: 78,
  },
  {
    id: '3',
    name: 'Ruoholahdenkatu 21',
    description: 'Ruoholahdenkatu 21, studio, 64%, 2 300 m west',
    distance: 2300,
    bearing: 250,
    area: 60,
    points: 64,
  },
];

const fields = [
  {
    id: 'type',
    label: 'Property type',
    weight: 45,
    score: 1000,
    outcome: 'match',
    text: 'Office',
    points: '45 of 45',
  },
  {
    id: 'place',
    label: 'Location',
    weight: 15,
    score: 880,
    outcome: 'partial',
    text: '400 m',
    points: '13.2 of 15',
  },
  {
    id: 'rent',
    label: 'Rent',
    weight: 12,
    score: 400,
    outcome: 'mismatch',
    text: '12% over',
    points: '4.8 of 12',
  },
] as const;

const meta = {
  title: 'Page sections/HowItWorks',
  component: HowItWorks,
  parameters: { guide },
  args: {
    steps: [
      {
        title: 'Say what you’re looking for',
        description: 'The place, the size, the rent, the day you move in. It takes two minutes.',
        figure: <OfferDrawing offer="rent" />,
      },
      {
        title: 'See what’s nearby',
        description: 'Every available space within 3 km of your search location.',
        figure: (
          <ProximityPlot
            label="Matches around Kalevankatu 30"
            summary="3 matches within 3 km."
            points={points}
            rings={[
              { distance: 1000, label: '1 km' },
              { distance: 3000, label: '3 km' },
            ]}
            centerLabel="Search location"
            northLabel="N"
            legend={{
              best: 'Top three',
              fewPoints: 'Few points',
              manyPoints: 'Many points',
              smallArea: 'Small space',
              largeArea: 'Large space',
            }}
            hint="Select a dot to see its details"
            onSelect={fn()}
            onHighlight={fn()}
            onOpen={fn()}
          />
        ),
      },
      {
        title: 'See why it matches',
        description: 'Each match is explained, criterion by criterion.',
        figure: (
          <MatchBreakdown
            label="Why this match"
            fields={fields}
            outcomeLabels={{
              match: 'Matches',
              partial: 'Partly matches',
              mismatch: 'Doesn’t match',
              unresolved: 'Not compared',
            }}
          />
        ),
      },
    ],
  },
} satisfies Meta<typeof HowItWorks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Say what you’re looking for', 'See what’s nearby', 'See why it matches']);
  },
};

export const TextOnly: Story = {
  args: {
    steps: [
      { title: 'Say what you’re looking for', description: 'It takes two minutes.' },
      { title: 'See what’s nearby', description: 'Within 3 km of your search location.' },
      { title: 'See why it matches', description: 'Field by field.' },
    ],
  },
};
