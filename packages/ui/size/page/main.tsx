import '@tilava/ui/theme';
import { Button } from '@tilava/ui/Button';
import { ComboBox } from '@tilava/ui/onDemand/ComboBox';
import { DatePicker } from '@tilava/ui/onDemand/DatePicker';
import { Gallery } from '@tilava/ui/onDemand/Gallery';
import { Panorama } from '@tilava/ui/onDemand/Panorama';
import { ProximityPlot } from '@tilava/ui/onDemand/ProximityPlot';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const loadWords = { loading: 'Loading it', failed: 'It could not be loaded.', retry: 'Try again' };

// A pixel: what matters here is when code comes.
const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

const widgets = {
  ComboBox: (
    <ComboBox
      label="Place"
      value=""
      options={[]}
      status="idle"
      onChange={() => {}}
      onSelect={() => {}}
      onRetry={() => {}}
      words={{ loading: 'Searching', empty: 'Nothing found', failed: 'Search failed', retry: 'Search again' }}
      loadWords={loadWords}
    />
  ),
  DatePicker: <DatePicker label="Day" loadWords={loadWords} />,
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
      loadWords={loadWords}
    />
  ),
  Panorama: (
    <Panorama
      src={picture}
      alt="All around"
      labels={{
        left: 'Left',
        right: 'Right',
        up: 'Up',
        down: 'Down',
        zoomIn: 'Closer',
        zoomOut: 'Farther',
        loading: 'Loading the picture',
        missing: 'Missing',
      }}
      loadWords={loadWords}
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
      legend={{ fewPoints: 'Few', manyPoints: 'Many', smallArea: 'Small', largeArea: 'Large' }}
      hint="Choose a dot"
      loadWords={loadWords}
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
