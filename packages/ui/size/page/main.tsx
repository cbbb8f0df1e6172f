import '@tilava/ui/theme';
import { Button } from '@tilava/ui/Button';
import { ComboBox, DatePicker } from '@tilava/ui/lazy/fields';
import { BarChart, Gallery, LineChart, Panorama, ProximityPlot, RangeChart } from '@tilava/ui/lazy/figures';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const loadLabels = { loading: 'Loading it', failed: 'It could not be loaded.', retry: 'Try again' };

// A pixel: what matters here is when code comes.
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const widgets = {
  BarChart: (
    <BarChart
      title="Bars"
      data={[{ id: '1', label: 'One', value: 1 }]}
      format={String}
      labels={{ table: 'Table', category: 'Type', value: 'Number', missing: 'Missing' }}
      loadLabels={loadLabels}
    />
  ),
  ComboBox: (
    <ComboBox
      label="Place"
      value=""
      options={[]}
      status="idle"
      onChange={() => {}}
      onSelect={() => {}}
      onRetry={() => {}}
      labels={{
        loading: 'Searching',
        empty: 'Nothing found',
        failed: 'Search failed',
        retry: 'Search again',
      }}
      loadLabels={loadLabels}
    />
  ),
  DatePicker: (
    <DatePicker label="Day" parse={() => null} calendarLabel="Select date" loadLabels={loadLabels} />
  ),
  Gallery: (
    <Gallery
      label="Pictures"
      pictures={[{ id: '1', src: picture, alt: 'A pixel' }]}
      labels={{
        previous: 'Previous',
        next: 'Next',
        position: (place, count) => `${place} of ${count}`,
        enlarge: 'Enlarge',
        close: 'Close',
        missing: 'Missing',
      }}
      empty="No pictures"
      loadLabels={loadLabels}
    />
  ),
  LineChart: (
    <LineChart
      title="Lines"
      points={[{ id: '1', label: 'Day one' }]}
      series={[{ id: '1', label: 'One', values: [1] }]}
      format={String}
      labels={{ table: 'Table', category: 'Day', missing: 'Missing', hint: 'Read it' }}
      loadLabels={loadLabels}
    />
  ),
  Panorama: (
    <Panorama
      src={picture}
      alt="360° view"
      labels={{
        left: 'Left',
        right: 'Right',
        up: 'Up',
        down: 'Down',
        zoomIn: 'Zoom in',
        zoomOut: 'Zoom out',
        loading: 'Loading the picture',
        missing: 'Missing',
      }}
      loadLabels={loadLabels}
    />
  ),
  ProximityPlot: (
    <ProximityPlot
      label="Nearby"
      summary="Nothing nearby"
      points={[]}
      rings={[{ distance: 1000, label: '1 km' }]}
      centerLabel="Here"
      northLabel="N"
      legend={{ best: 'Best', fewPoints: 'Few', manyPoints: 'Many', smallArea: 'Small', largeArea: 'Large' }}
      hint="Select a dot"
      loadLabels={loadLabels}
    />
  ),
  RangeChart: (
    <RangeChart
      title="Ranges"
      data={[{ id: '1', label: 'One', low: 1, middle: 2, high: 3 }]}
      format={String}
      labels={{
        table: 'Table',
        category: 'Type',
        low: 'From',
        middle: 'Median',
        high: 'To',
        own: 'Yours',
        range: (low, high) => `${low} to ${high}`,
      }}
      loadLabels={loadLabels}
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

type Widget = keyof typeof widgets;

const names = Object.keys(widgets) as readonly Widget[];

/** A page that uses Button, and shows a large widget when its button is pressed. */
function Page() {
  const [shown, setShown] = useState<Widget>();
  return (
    <main>
      {names.map((name) => (
        <Button key={name} onPress={() => setShown(name)}>
          {name}
        </Button>
      ))}
      {shown !== undefined && widgets[shown]}
    </main>
  );
}

/** Shows the page in the document. */
export function show() {
  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no element #root');
  createRoot(root).render(<Page />);
}
