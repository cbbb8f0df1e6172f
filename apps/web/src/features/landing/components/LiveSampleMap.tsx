import { use, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { AreaMap } from '../../../shared/map/AreaMap.tsx';
import { loadMapTexts } from '../../../shared/map/mapTexts.ts';
import { mappedSamples, sampleNeed, wantedAddress } from '../model/sampleMatch.ts';
import * as styles from './SampleMap.css.ts';

interface LiveSampleMapProps {
  /** Called once the map is there. */
  readonly onShown: () => void;
}

/** The samples on the map, as matches of the example. */
export default function LiveSampleMap({ onShown }: LiveSampleMapProps) {
  const root = useRef<HTMLDivElement>(null);
  const [premises] = useState(mappedSamples);
  const [selectedId, setSelectedId] = useState<string>();
  // Until they are there, nothing of this is, so that the focus finds the map.
  use(loadMapTexts(useLocale()));

  useEffect(() => {
    // The picture, whose button was pressed, goes away.
    root.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
    onShown();
    // Only when it appears: the callback is another one with each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div ref={root} className={styles.map}>
      <AreaMap
        address={wantedAddress}
        location={sampleNeed.location}
        premises={premises}
        total={premises.length}
        hasRings={false}
        isInText
        selectedId={selectedId}
        onSelect={setSelectedId}
      />
    </div>
  );
}
