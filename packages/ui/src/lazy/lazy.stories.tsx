import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import comboBox from '../components/ComboBox/ComboBox.stories.tsx';
import datePicker from '../components/DatePicker/DatePicker.stories.tsx';
import { Stack } from '../layout/Stack.tsx';
import gallery from '../patterns/Gallery/Gallery.stories.tsx';
import bars from '../patterns/charts/BarChart/BarChart.stories.tsx';
import lines from '../patterns/charts/LineChart/LineChart.stories.tsx';
import ranges from '../patterns/charts/RangeChart/RangeChart.stories.tsx';
import panorama from '../patterns/Panorama/Panorama.stories.tsx';
import plot from '../patterns/ProximityPlot/ProximityPlot.stories.tsx';
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts';
import { ComboBox, DatePicker } from './fields.tsx';
import {
  BarChart,
  Gallery,
  GalleryPlaceholder,
  LineChart,
  ProximityPlot,
  RangeChart,
  Panorama,
} from './figures.tsx';
import { waiting } from './lazy.css.ts';
import { Stage } from './lazy.fixtures.tsx';
import { preloadOnIntent } from './lazyModule.ts';

const labels = { loading: 'Loading', failed: 'Couldn’t load this part.', retry: 'Try again' };

const meta = {
  title: 'Feedback/On demand',
  component: Stage,
  args: { name: 'DatePicker', loadLabels: labels },
} satisfies Meta<typeof Stage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

const heightOf = (canvas: Canvas) => canvas.getByTestId('part').getBoundingClientRect().height;

/** Shows the placeholder, lets the code come, and sees that nothing below has moved. */
async function expectNothingMoves(canvas: Canvas, shown: () => Element | null) {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  const before = heightOf(canvas);
  await expect(shown()).toBeNull();
  await press(canvas, 'Let it come');
  await waitFor(() => expect(shown()).toBeVisible());
  await expect(Math.abs(heightOf(canvas) - before)).toBeLessThan(1);
}

/** Begins to write where a list is to come. */
async function writeIntoPlaceholder(canvas: Canvas) {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  const field = canvas.getByRole('combobox', { name: 'Search for commercial space' });
  await userEvent.type(field, 'Mn');
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  return field;
}

export const ComboBoxTakesOverWhatIsBeingTyped: Story = {
  tags: ['behaviour'],
  args: { name: 'ComboBox' },
  play: async ({ canvas }) => {
    const placeholder = await writeIntoPlaceholder(canvas);
    const before = heightOf(canvas);
    // Not by the mouse, which would take the focus there.
    canvas.getByRole('button', { name: 'Let it come' }).click();
    await waitFor(() => expect(placeholder).not.toBeInTheDocument());
    const field = await screen.findByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(field).toHaveValue('Man');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(Math.abs(heightOf(canvas) - before)).toBeLessThan(1);
  },
};

export const ComboBoxOffersItsListWithoutAnotherKey: Story = {
  tags: ['behaviour'],
  args: { name: 'ComboBox' },
  play: async ({ canvas }) => {
    await writeIntoPlaceholder(canvas);
    canvas.getByRole('button', { name: 'Let it come' }).click();
    await waitFor(() => expect(screen.getByRole('option', { name: /Mannerheimintie 10/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const ComboBoxThatNobodyWritesInNeedsNoCode: Story = {
  tags: ['behaviour'],
  args: { name: 'ComboBox' },
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const DatePickerComesInItsPlace: Story = {
  tags: ['behaviour'],
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('textbox')),
};

export const GalleryComesInItsPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'Gallery' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('list')),
};

export const PanoramaComesInItsPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'Panorama' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('region')),
};

export const PlotComesInItsPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'ProximityPlot' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('listbox')),
};

export const BarsComeInTheirPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'BarChart' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('listbox')),
};

export const RangesComeInTheirPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'RangeChart' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('listbox')),
};

export const LinesComeInTheirPlace: Story = {
  tags: ['behaviour'],
  args: { name: 'LineChart' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('slider')),
};

export const BarsComeInTheirPlaceOnNarrowScreen: Story = {
  tags: ['behaviour'],
  ...BarsComeInTheirPlace,
  globals: { viewport: { value: 'narrow' } },
};

export const RangesComeInTheirPlaceOnNarrowScreen: Story = {
  tags: ['behaviour'],
  ...RangesComeInTheirPlace,
  globals: { viewport: { value: 'narrow' } },
};

export const LinesComeInTheirPlaceOnNarrowScreen: Story = {
  tags: ['behaviour'],
  ...LinesComeInTheirPlace,
  globals: { viewport: { value: 'narrow' } },
};

export const PlotComesInItsPlaceOnNarrowScreen: Story = {
  tags: ['behaviour'],
  ...PlotComesInItsPlace,
  globals: { viewport: { value: 'narrow' } },
};

export const GalleryComesInItsPlaceOnNarrowScreen: Story = {
  tags: ['behaviour'],
  ...GalleryComesInItsPlace,
  globals: { viewport: { value: 'narrow' } },
};

/** Every part, on its way or failed. */
const All: NonNullable<Story['render']> = ({ loadLabels }) => (
  <Stack gap={10}>
    <Stage name="ComboBox" loadLabels={loadLabels} />
    <Stage name="DatePicker" loadLabels={loadLabels} />
    <Stage name="Gallery" loadLabels={loadLabels} />
    <Stage name="Panorama" loadLabels={loadLabels} />
    <Stage name="ProximityPlot" loadLabels={loadLabels} />
    <Stage name="BarChart" loadLabels={loadLabels} />
    <Stage name="LineChart" loadLabels={loadLabels} />
    <Stage name="RangeChart" loadLabels={loadLabels} />
  </Stack>
);

async function failAll(canvas: Canvas) {
  canvas.getByRole('combobox').focus();
  for (const button of canvas.getAllByRole('button', { name: 'Let it fail' })) await userEvent.click(button);
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(8));
}

export const Loading: Story = { render: All };

export const Failed: Story = { render: All, play: ({ canvas }) => failAll(canvas) };

export const LoadingOnNarrowScreen: Story = {
  tags: ['behaviour'],
  render: All,
  globals: { viewport: { value: 'narrow' } },
  play: expectNoSideScroll,
};

export const UnbrokenWord: Story = {
  tags: ['behaviour'],
  render: All,
  globals: { viewport: { value: 'narrow' } },
  args: { loadLabels: { ...labels, failed: 'x'.repeat(300) } },
  play: async ({ canvas }) => {
    await failAll(canvas);
    await expectNoSideScroll();
  },
};

export const TriedAgainByKeyboardAndFocusGoesOn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Couldn’t load this part.');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    // Not by the mouse, which would take the focus there.
    canvas.getByRole('button', { name: 'Let it come' }).click();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
};

export const FocusElsewhereStaysThere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    await press(canvas, 'Try again');
    await press(canvas, 'Let it come');
    await canvas.findByRole('textbox', { name: 'Move-in date' });
    await expect(canvas.getByRole('button', { name: 'Let it come' })).toHaveFocus();
  },
};

export const FailsAgainAndKeepsTheFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    canvas.getByRole('button', { name: 'Let it fail' }).click();
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
    await expect(retry).toHaveFocus();
  },
};

export const GalleryWithoutPicturesNeedsNoCode: Story = {
  tags: ['behaviour'],
  render: () => <GalleryPlaceholder pictures={[]} empty={gallery.args.empty} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Illustration')).toBeVisible();
  },
};

export const PreloadedOnHover: Story = {
  tags: ['behaviour'],
  render: function Render({ loadLabels }) {
    const [isShown, setIsShown] = useState(false);
    return (
      <Stack gap={6} align="start">
        <div {...preloadOnIntent(DatePicker)}>
          <Button variant="secondary" onPress={() => setIsShown(true)}>
            Select a date
          </Button>
        </div>
        {isShown && <DatePicker {...datePicker.args} loadLabels={loadLabels} />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Select a date' });
    await userEvent.hover(button);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeVisible());
  },
};

export const Shown: Story = {
  render: ({ loadLabels }) => (
    <Stack gap={10}>
      <ComboBox {...comboBox.args} loadLabels={loadLabels} />
      <DatePicker {...datePicker.args} loadLabels={loadLabels} />
      <Gallery {...gallery.args} loadLabels={loadLabels} />
      <Panorama {...panorama.args} loadLabels={loadLabels} />
      <ProximityPlot {...plot.args} loadLabels={loadLabels} />
      <BarChart {...bars.args} loadLabels={loadLabels} />
      <LineChart {...lines.args} loadLabels={loadLabels} />
      <RangeChart {...ranges.args} loadLabels={loadLabels} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
    await canvas.findByRole('textbox', { name: 'Move-in date' });
    await canvas.findByRole('region', { name: 'Pictures of Kalevankatu 30' });
    await canvas.findByRole('region', { name: 'The hall, all around' });
    await canvas.findByRole('listbox', { name: 'Matches around Kalevankatu 30' });
    await canvas.findByRole('listbox', { name: 'Premises within 3 km' });
    await canvas.findByRole('slider', { name: 'Median rent within 3 km' });
    await canvas.findByRole('listbox', { name: 'Rents within 3 km' });
  },
};

export const LongFailuresCoverNothing: Story = {
  tags: ['behaviour'],
  ...UnbrokenWord,
  play: async (context) => {
    await UnbrokenWord.play?.(context);
    const rooms = [...context.canvasElement.querySelectorAll<HTMLElement>(`.${waiting}`)];
    await expect(rooms).toHaveLength(6);
    for (const { parentElement, scrollHeight, clientHeight } of rooms) {
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
      await expect(parentElement?.clientHeight).toBeGreaterThanOrEqual(clientHeight);
    }
  },
};
