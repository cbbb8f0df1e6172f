import { useState, type ComponentType } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import comboBox from '../components/ComboBox/ComboBox.stories.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import datePicker from '../components/DatePicker/DatePicker.stories.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Gallery } from '../patterns/Gallery/Gallery.tsx';
import gallery from '../patterns/Gallery/Gallery.stories.tsx';
import { BarChart } from '../patterns/charts/BarChart/BarChart.tsx';
import bars from '../patterns/charts/BarChart/BarChart.stories.tsx';
import { LineChart } from '../patterns/charts/LineChart/LineChart.tsx';
import lines from '../patterns/charts/LineChart/LineChart.stories.tsx';
import { RangeChart } from '../patterns/charts/RangeChart/RangeChart.tsx';
import ranges from '../patterns/charts/RangeChart/RangeChart.stories.tsx';
import { Panorama } from '../patterns/Panorama/Panorama.tsx';
import panorama from '../patterns/Panorama/Panorama.stories.tsx';
import { ProximityPlot } from '../patterns/ProximityPlot/ProximityPlot.tsx';
import plot from '../patterns/ProximityPlot/ProximityPlot.stories.tsx';
import {
  ComboBoxPlaceholder,
  FieldPlaceholder,
  type ComboBoxProps,
  type DatePickerProps,
} from './fields.tsx';
import {
  BarChartPlaceholder,
  GalleryPlaceholder,
  LineChartPlaceholder,
  ProximityPlotPlaceholder,
  RangeChartPlaceholder,
  PanoramaPlaceholder,
  type BarChartProps,
  type GalleryProps,
  type LineChartProps,
  type ProximityPlotProps,
  type RangeChartProps,
  type PanoramaProps,
} from './figures.tsx';
import { lazyComponent, type LazyOptions, type LazyProps, type PlaceholderProps } from './lazyComponent.tsx';
import type { LoadLabels } from './LoadFailure.tsx';

/** A lazy component whose code comes, or fails to come, when it is told to. */
function hold<Props extends LazyProps>(
  Own: ComponentType<Omit<Props, 'loadLabels'>>,
  Placeholder: ComponentType<Omit<Props, 'loadLabels'> & PlaceholderProps>,
  options?: LazyOptions,
) {
  let settle = { resolve: (_: { default: typeof Own }) => {}, reject: (_: Error) => {} };
  const download = () =>
    new Promise<{ default: typeof Own }>((resolve, reject) => {
      settle = { resolve, reject };
    });
  return {
    Lazy: lazyComponent<Props>(download, Placeholder, options),
    come: () => settle.resolve({ default: Own }),
    fail: () => settle.reject(new Error('Network error')),
  };
}

/** A search that is under way as soon as something is written, and found an address at once. */
function Written({ Part, loadLabels }: { Part: ComponentType<ComboBoxProps>; loadLabels: LoadLabels }) {
  const [text, setText] = useState('');
  const isEmpty = text === '';
  return (
    <Part
      {...comboBox.args}
      value={text}
      onChange={setText}
      status={isEmpty ? 'idle' : 'ready'}
      options={isEmpty ? [] : [{ value: '2', label: 'Mannerheimintie 10', description: '00100 Helsinki' }]}
      loadLabels={loadLabels}
    />
  );
}

/** Each anew for every story: what has come once stays. */
export const parts = {
  ComboBox: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<ComboBoxProps>(ComboBox, ComboBoxPlaceholder, { when: 'used' });
    return { ...held, part: <Written Part={Lazy} loadLabels={loadLabels} /> };
  },
  BarChart: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<BarChartProps>(BarChart, BarChartPlaceholder);
    return { ...held, part: <Lazy {...bars.args} loadLabels={loadLabels} /> };
  },
  DatePicker: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<DatePickerProps>(DatePicker, FieldPlaceholder);
    return { ...held, part: <Lazy {...datePicker.args} loadLabels={loadLabels} /> };
  },
  Gallery: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<GalleryProps>(Gallery, GalleryPlaceholder);
    return { ...held, part: <Lazy {...gallery.args} loadLabels={loadLabels} /> };
  },
  LineChart: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<LineChartProps>(LineChart, LineChartPlaceholder);
    return { ...held, part: <Lazy {...lines.args} loadLabels={loadLabels} /> };
  },
  RangeChart: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<RangeChartProps>(RangeChart, RangeChartPlaceholder);
    return { ...held, part: <Lazy {...ranges.args} loadLabels={loadLabels} /> };
  },
  Panorama: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<PanoramaProps>(Panorama, PanoramaPlaceholder);
    return { ...held, part: <Lazy {...panorama.args} loadLabels={loadLabels} /> };
  },
  ProximityPlot: (loadLabels: LoadLabels) => {
    const { Lazy, ...held } = hold<ProximityPlotProps>(ProximityPlot, ProximityPlotPlaceholder);
    return { ...held, part: <Lazy {...plot.args} loadLabels={loadLabels} /> };
  },
};

interface StageProps {
  readonly name: keyof typeof parts;
  readonly loadLabels: LoadLabels;
}

/** A part whose code the reader lets come, or fail. */
export function Stage({ name, loadLabels }: StageProps) {
  const [{ part, come, fail }] = useState(() => parts[name](loadLabels));
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
