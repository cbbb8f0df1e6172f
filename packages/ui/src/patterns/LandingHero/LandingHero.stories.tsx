import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Page } from '../../layout/Page.tsx';
import { PremisesStreet } from '../PremisesStreet/PremisesStreet.tsx';
import { guide } from './LandingHero.guide.tsx';
import { LandingHero } from './LandingHero.tsx';

const stop = fn((event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  title: 'Page sections/LandingHero',
  component: LandingHero,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    title: 'Makes the best matches!',
    description:
      'Tell us what your business is looking for, and see every available space within 3 km, best first.',
    action: '#search',
    field: <TextField label="Search for commercial space" name="place" autoComplete="street-address" />,
    submitLabel: 'Search',
    onSubmit: stop,
  },
  decorators: [
    (Story) => (
      <Page>
        <Story />
      </Page>
    ),
  ],
} satisfies Meta<typeof LandingHero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Makes the best matches!');
    const form = canvas.getByRole('search');
    // What the browser sends by itself, before any script.
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form).toHaveAttribute('action', '#search');
    await userEvent.type(canvas.getByRole('textbox'), 'Mannerheimintie 1');
    await expect(new FormData(form as HTMLFormElement).get('place')).toBe('Mannerheimintie 1');
  },
};

export const SearchedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Search for commercial space' })).toHaveFocus();
    await userEvent.keyboard('Fredrikinkatu{Enter}');
    await expect(stop).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
};

export const TakesFocusAfterAChangeOfRoute: Story = {
  tags: ['behaviour'],
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const WithAFilterAndAPictureBeside: Story = {
  args: {
    filter: (
      <Select
        label="Property type"
        name="type"
        placeholder="Any type"
        options={[{ value: 'office', label: 'Office' }]}
      />
    ),
    aside: <PremisesStreet numbers={[1, 3, 7]} />,
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('search');
    // What was not chosen is no part of the address that the search leads to.
    await expect([...new FormData(form).keys()]).toEqual(['place']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Property type' }), 'Office');
    await expect(new FormData(form).get('type')).toBe('office');
  },
};
