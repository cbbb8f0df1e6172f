import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import comboBox from '../components/ComboBox/ComboBox.stories.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import datePicker from '../components/DatePicker/DatePicker.stories.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Gallery } from '../patterns/Gallery/Gallery.tsx';
import gallery from '../patterns/Gallery/Gallery.stories.tsx';
import { Panorama } from '../patterns/Panorama/Panorama.tsx';
import panorama from '../patterns/Panorama/Panorama.stories.tsx';
import { ProximityPlot } from '../patterns/ProximityPlot/ProximityPlot.tsx';
import plot from '../patterns/ProximityPlot/ProximityPlot.stories.tsx';
import { expectNoSideScroll } from '../testing/expectNoSideScroll.ts';
import { rightToLeft } from '../testing/rightToLeft.tsx';
import { ComboBox as ComboBoxOnDemand, type ComboBoxProps } from './ComboBox.tsx';
import { DatePicker as DatePickerOnDemand, type DatePickerProps } from './DatePicker.tsx';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import { Gallery as GalleryOnDemand, type GalleryProps } from './Gallery.tsx';
import { GalleryPlaceholder } from './GalleryPlaceholder.tsx';
import type { LoadWords } from './loadWords.ts';
import { onDemand } from './onDemand.tsx';
import { Panorama as PanoramaOnDemand, type PanoramaProps } from './Panorama.tsx';
import { PanoramaPlaceholder } from './PanoramaPlaceholder.tsx';
import { PlotPlaceholder } from './PlotPlaceholder.tsx';
import { preloadOnIntent } from './preload.ts';
import { ProximityPlot as PlotOnDemand, type ProximityPlotProps } from './ProximityPlot.tsx';

const words = { loading: 'Loading', failed: 'This part could not be loaded.', retry: 'Try again' };

/** Code that comes, or fails to come, when it is told to. */
function hold<Loaded>(loaded: Loaded) {
  let settle = { resolve: (_: Loaded) => {}, reject: (_: Error) => {} };
  return {
    download: () =>
      new Promise<Loaded>((resolve, reject) => {
        settle = { resolve, reject };
      }),
    come: () => settle.resolve(loaded),
    fail: () => settle.reject(new Error('Network error')),
  };
}

/** Each anew for every story: what has come once stays. */
const parts = {
  ComboBox: (loadWords: LoadWords) => {
    const { download, ...held } = hold(ComboBox);
    const Part = onDemand<ComboBoxProps>(download, FieldPlaceholder);
    return { ...held, part: <Part {...comboBox.args} loadWords={loadWords} /> };
  },
  DatePicker: (loadWords: LoadWords) => {
    const { download, ...held } = hold(DatePicker);
    const Part = onDemand<DatePickerProps>(download, FieldPlaceholder);
    return { ...held, part: <Part {...datePicker.args} loadWords={loadWords} /> };
  },
  Gallery: (loadWords: LoadWords) => {
    const { download, ...held } = hold(Gallery);
    const Part = onDemand<GalleryProps>(download, GalleryPlaceholder);
    return { ...held, part: <Part {...gallery.args} loadWords={loadWords} /> };
  },
  Panorama: (loadWords: LoadWords) => {
    const { download, ...held } = hold(Panorama);
    const Part = onDemand<PanoramaProps>(download, PanoramaPlaceholder);
    return { ...held, part: <Part {...panorama.args} loadWords={loadWords} /> };
  },
  ProximityPlot: (loadWords: LoadWords) => {
    const { download, ...held } = hold(ProximityPlot);
    const Part = onDemand<ProximityPlotProps>(download, PlotPlaceholder);
    return { ...held, part: <Part {...plot.args} loadWords={loadWords} /> };
  },
};

interface StageProps {
  readonly name: keyof typeof parts;
  readonly loadWords: LoadWords;
}

/** A part whose code the reader lets come, or fail. */
function Stage({ name, loadWords }: StageProps) {
  const [{ part, come, fail }] = useState(() => parts[name](loadWords));
  return (
    <Stack gap={6}>
      <Inline>
        <Button size="small" variant="quiet" onPress={come}>
          Let it come
        </Button>
        <Button size="small" variant="quiet" onPress={fail}>
          Let it fail
        </Button>
      </Inline>
      <div data-testid="part">{part}</div>
    </Stack>
  );
}

const meta = {
  title: 'Components/On demand',
  component: Stage,
  args: { name: 'ComboBox', loadWords: words },
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

export const ComboBoxComesInItsPlace: Story = {
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('combobox')),
};

export const DatePickerComesInItsPlace: Story = {
  args: { name: 'DatePicker' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryAllByRole('spinbutton')[0] ?? null),
};

export const GalleryComesInItsPlace: Story = {
  args: { name: 'Gallery' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('list')),
};

export const PanoramaComesInItsPlace: Story = {
  args: { name: 'Panorama' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('region')),
};

export const PlotComesInItsPlace: Story = {
  args: { name: 'ProximityPlot' },
  play: ({ canvas }) => expectNothingMoves(canvas, () => canvas.queryByRole('listbox')),
};

export const PlotComesInItsPlaceOnNarrowScreen: Story = {
  ...PlotComesInItsPlace,
  globals: { viewport: { value: 'narrow' } },
};

export const GalleryComesInItsPlaceOnNarrowScreen: Story = {
  ...GalleryComesInItsPlace,
  globals: { viewport: { value: 'narrow' } },
};

/** Every part, on its way or failed. */
const All: NonNullable<Story['render']> = ({ loadWords }) => (
  <Stack gap={10}>
    <Stage name="ComboBox" loadWords={loadWords} />
    <Stage name="DatePicker" loadWords={loadWords} />
    <Stage name="Gallery" loadWords={loadWords} />
    <Stage name="Panorama" loadWords={loadWords} />
    <Stage name="ProximityPlot" loadWords={loadWords} />
  </Stack>
);

async function failAll(canvas: Canvas) {
  for (const button of canvas.getAllByRole('button', { name: 'Let it fail' })) await userEvent.click(button);
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(5));
}

export const OnTheirWay: Story = { render: All };

export const Failed: Story = { render: All, play: ({ canvas }) => failAll(canvas) };

export const OnTheirWayOnNarrowScreen: Story = {
  render: All,
  globals: { viewport: { value: 'narrow' } },
  play: expectNoSideScroll,
};

export const LongFinnishText: Story = {
  render: All,
  globals: { viewport: { value: 'narrow' } },
  args: {
    loadWords: {
      ...words,
      failed: 'Liiketilahuoneistojen lähiympäristökarttaa ei saatu ladattua verkkoyhteyden katkettua.',
    },
  },
  play: async ({ canvas }) => {
    await failAll(canvas);
    await expectNoSideScroll();
  },
};

export const UnbrokenWord: Story = {
  render: All,
  globals: { viewport: { value: 'narrow' } },
  args: { loadWords: { ...words, failed: 'x'.repeat(300) } },
  play: LongFinnishText.play ?? (() => {}),
};

export const RightToLeftSafe: Story = {
  render: All,
  decorators: [rightToLeft],
  play: ({ canvas }) => failAll(canvas),
};

export const TriedAgainByKeyboardAndFocusGoesOn: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('This part could not be loaded.');
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
    // Not by the mouse, which would take the focus there.
    canvas.getByRole('button', { name: 'Let it come' }).click();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const FocusElsewhereStaysThere: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Let it fail');
    await press(canvas, 'Try again');
    await press(canvas, 'Let it come');
    await canvas.findByRole('combobox');
    await expect(canvas.getByRole('button', { name: 'Let it come' })).toHaveFocus();
  },
};

export const FailsAgainAndKeepsTheFocus: Story = {
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
  render: () => <GalleryPlaceholder pictures={[]} empty={gallery.args.empty} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Storage, without pictures' })).toBeVisible();
  },
};

export const PreloadedOnHover: Story = {
  render: function Render({ loadWords }) {
    const [isShown, setIsShown] = useState(false);
    return (
      <Stack gap={6} align="start">
        <div {...preloadOnIntent(DatePickerOnDemand)}>
          <Button variant="secondary" onPress={() => setIsShown(true)}>
            Choose a day
          </Button>
        </div>
        {isShown && <DatePickerOnDemand {...datePicker.args} loadWords={loadWords} />}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose a day' });
    await userEvent.hover(button);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('spinbutton')).toHaveLength(3));
  },
};

export const Shown: Story = {
  render: ({ loadWords }) => (
    <Stack gap={10}>
      <ComboBoxOnDemand {...comboBox.args} loadWords={loadWords} />
      <DatePickerOnDemand {...datePicker.args} loadWords={loadWords} />
      <GalleryOnDemand {...gallery.args} loadWords={loadWords} />
      <PanoramaOnDemand {...panorama.args} loadWords={loadWords} />
      <PlotOnDemand {...plot.args} loadWords={loadWords} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox');
    await canvas.findAllByRole('spinbutton');
    await canvas.findByRole('region', { name: 'Pictures of Kalevankatu 30' });
    await canvas.findByRole('region', { name: 'The hall, all around' });
    await canvas.findByRole('listbox', { name: 'Matches around Kalevankatu 30' });
  },
};
