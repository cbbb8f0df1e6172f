import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from '../../components/Slider/Slider.tsx';
import { MatchBreakdown } from '../MatchBreakdown/MatchBreakdown.tsx';
import { OfferDrawing } from '../OfferDrawing/OfferDrawing.tsx';
import { guide } from './HowItWorks.guide.tsx';
import { HowItWorks } from './HowItWorks.tsx';

const fields = [
  {
    id: 'type',
    label: 'Property type',
    score: 1000,
    outcome: 'match',
    text: 'Office',
    points: '45 of 45',
  },
  {
    id: 'place',
    label: 'Location',
    score: 880,
    outcome: 'partial',
    text: '400 m',
    points: '13.2 of 15',
  },
  {
    id: 'rent',
    label: 'Rent',
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
          <Slider
            label="Distance"
            value={400}
            minimum={0}
            maximum={3000}
            step={100}
            formatted={'400\u00a0m'}
            onChange={fn()}
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
