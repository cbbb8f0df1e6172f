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
import type { BarChartProps } from './BarChart.tsx';
import { BarPlaceholder } from './BarPlaceholder.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';
import { ComboBoxPlaceholder } from './ComboBoxPlaceholder.tsx';
import type { DatePickerProps } from './DatePicker.tsx';
import { FieldPlaceholder } from './FieldPlaceholder.tsx';
import type { GalleryProps } from './Gallery.tsx';
import { GalleryPlaceholder } from './GalleryPlaceholder.tsx';
import type { LineChartProps } from './LineChart.tsx';
import { LinesPlaceholder } from './LinesPlaceholder.tsx';
import type { LoadLabels } from './loadLabels.ts';
import { onDemand } from './onDemand.tsx';
import type { PanoramaProps } from './Panorama.tsx';
import { PanoramaPlaceholder } from './PanoramaPlaceholder.tsx';
import { PlotPlaceholder } from './PlotPlaceholder.tsx';
import type { RangeChartProps } from './RangeChart.tsx';
import { RangePlaceholder } from './RangePlaceholder.tsx';
import type { ProximityPlotProps } from './ProximityPlot.tsx';

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
  BarChart: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(BarChart);
    const Part = onDemand<BarChartProps>(download, BarPlaceholder);
    return { ...held, part: <Part {...bars.args} loadLabels={loadLabels} /> };
  },
  ComboBox: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(ComboBox);
    const Part = onDemand<ComboBoxProps>(download, ComboBoxPlaceholder, { when: 'used' });
    return { ...held, part: <Written Part={Part} loadLabels={loadLabels} /> };
  },
  DatePicker: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(DatePicker);
    const Part = onDemand<DatePickerProps>(download, FieldPlaceholder);
    return { ...held, part: <Part {...datePicker.args} loadLabels={loadLabels} /> };
  },
  Gallery: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(Gallery);
    const Part = onDemand<GalleryProps>(download, GalleryPlaceholder);
    return { ...held, part: <Part {...gallery.args} loadLabels={loadLabels} /> };
  },
  LineChart: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(LineChart);
    const Part = onDemand<LineChartProps>(download, LinesPlaceholder);
    return { ...held, part: <Part {...lines.args} loadLabels={loadLabels} /> };
  },
  RangeChart: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(RangeChart);
    const Part = onDemand<RangeChartProps>(download, RangePlaceholder);
    return { ...held, part: <Part {...ranges.args} loadLabels={loadLabels} /> };
  },
  Panorama: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(Panorama);
    const Part = onDemand<PanoramaProps>(download, PanoramaPlaceholder);
    return { ...held, part: <Part {...panorama.args} loadLabels={loadLabels} /> };
  },
  ProximityPlot: (loadLabels: LoadLabels) => {
    const { download, ...held } = hold(ProximityPlot);
    const Part = onDemand<ProximityPlotProps>(download, PlotPlaceholder);
    return { ...held, part: <Part {...plot.args} loadLabels={loadLabels} /> };
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
