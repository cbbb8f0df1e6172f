import { formatNumber } from '@tilava/domain/money';
import {
  areaAround,
  boundsOfArea,
  centralHelsinki,
  cornerCounts,
  type Corners,
  areaText,
  cornersFault,
  cornersOf,
  type Position,
  positionsOf,
} from '@tilava/domain/place';
import type { Locale } from '@tilava/domain/time';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { boundsAround, PremisesMap } from '@tilava/ui/PremisesMap';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { use, useId, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../i18n/loadTexts.ts';
import type { AreaTexts } from '../../texts/area/area.ts';
import { loadMapTexts } from './mapTexts.ts';
import * as styles from './PlacePicker.css.ts';
import { useMapData } from './useMapData.ts';

const loadTexts = textsOnDemand<AreaTexts>({
  en: async () => (await import('../../texts/area/en.ts')).en,
  fi: async () => (await import('../../texts/area/fi.ts')).fi,
  sv: async () => (await import('../../texts/area/sv.ts')).sv,
});

interface DrawnAreaProps {
  /** Of the group, to which an error leads. */
  readonly id: string;
  readonly label: string;
  readonly corners: Corners;
  /** Of the address around which it lies; null until that is known. */
  readonly location: Position | null;
  readonly onChange: (corners: Corners) => void;
}

/** An area that a tenant draws instead of the circle around the address. */
export default function DrawnArea({ id, label, corners, location, onChange }: DrawnAreaProps) {
  const labelId = useId();
  const texts = use(loadTexts(useLocale()));
  const [isOpen, setIsOpen] = useState(false);
  const isDrawn = corners.length > 0;
  const fault = isDrawn ? cornersFault(corners, location) : null;
  return (
    <div id={id} role="group" aria-labelledby={labelId} tabIndex={-1}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Text id={labelId} weight="strong">
            {label}
          </Text>
          <Text tone="muted">{isDrawn ? texts.drawn : texts.circle}</Text>
          {!isOpen && fault !== null && <Notice tone="danger">{texts.fault[fault]}</Notice>}
        </Stack>
        <div>
          <Button variant="secondary" size="small" onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? texts.hide : isDrawn ? texts.edit : texts.draw}
          </Button>
        </div>
        {isOpen && <AreaEditor corners={corners} location={location} onChange={onChange} texts={texts} />}
      </Stack>
    </div>
  );
}

interface AreaEditorProps extends Pick<DrawnAreaProps, 'corners' | 'location' | 'onChange'> {
  readonly texts: AreaTexts;
}

/** Metres around the address, where nothing is drawn yet. */
const firstRadius = 3_000;

function AreaEditor({ corners, location, onChange, texts }: AreaEditorProps) {
  const locale: Locale = useLocale();
  const mapTexts = use(loadMapTexts(locale));
  const { map } = useMapData(locale, mapTexts);
  const [history, setHistory] = useState<readonly Corners[]>([]);
  const [selected, setSelected] = useState<number>();
  const [area] = useState(() => firstView(corners, location));
  const positions = useMemo(() => positionsOf(corners), [corners]);
  const count = positions.length;
  const numberOf = (index: number) => formatNumber(index + 1, locale);

  const change = (next: readonly Position[]) => {
    setHistory([...history, corners]);
    onChange(cornersOf(areaAround(next)));
  };
  const undo = () => {
    setSelected(undefined);
    setHistory(history.slice(0, -1));
    onChange(history.at(-1) ?? []);
  };
  const remove = (index: number) => {
    setSelected(undefined);
    change(positions.toSpliced(index, 1));
  };
  const addAfter = (index: number) => {
    const [one, other] = [positions[index], positions[(index + 1) % count]];
    if (one === undefined || other === undefined) return;
    const middle = {
      latitude: (one.latitude + other.latitude) / 2,
      longitude: (one.longitude + other.longitude) / 2,
    };
    setSelected(index + 1);
    change(positions.toSpliced(index + 1, 0, middle));
  };
  const pick = (position: Position) => {
    if (selected === undefined) {
      if (count < cornerCounts.maximum) change([...positions, position]);
      return;
    }
    setSelected(undefined);
    change(positions.with(selected, position));
  };

  const fault = count === 0 ? null : cornersFault(corners, location);
  const summary = () => {
    if (count === 0) return history.length > 0 ? texts.removed : '';
    return texts.summary(count, formatNumber(count, locale), areaText(corners, locale));
  };
  return (
    <>
      <div className={styles.map}>
        <PremisesMap
          labels={{
            map: texts.map,
            summary: texts.cornerKeys,
            premises: mapTexts.premises,
            zoomIn: mapTexts.zoomIn,
            zoomOut: mapTexts.zoomOut,
            fitAll: mapTexts.fitAll,
            hint: selected === undefined ? texts.hint : texts.movesSelected(numberOf(selected)),
            center: mapTexts.center,
          }}
          premises={noPremises}
          center={location ?? undefined}
          area={area}
          isInText
          {...map}
          onPick={pick}
          outline={{
            corners: positions,
            editing: {
              cornerLabel: (index) => texts.corner(numberOf(index), formatNumber(count, locale)),
              selected,
              onSelect: setSelected,
              onMove: (index, position) => change(positions.with(index, position)),
              onRemove: remove,
            },
          }}
        />
      </div>
      <div role="status">
        {fault === null ? (
          <Text tone="muted">{summary()}</Text>
        ) : (
          <Notice tone="danger">{texts.fault[fault]}</Notice>
        )}
      </div>
      <Inline gap={2}>
        <Button variant="secondary" size="small" isDisabled={history.length === 0} onPress={undo}>
          {texts.undo}
        </Button>
        {selected !== undefined && (
          <>
            {count < cornerCounts.maximum && (
              <Button variant="secondary" size="small" onPress={() => addAfter(selected)}>
                {texts.addAfter}
              </Button>
            )}
            <Button variant="secondary" size="small" onPress={() => remove(selected)}>
              {texts.removePoint}
            </Button>
          </>
        )}
        {count > 0 && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => {
              setSelected(undefined);
              change([]);
            }}
          >
            {texts.removeArea}
          </Button>
        )}
      </Inline>
    </>
  );
}

const noPremises = [] as const;

/** What is drawn with room around it, or the address. */
function firstView(corners: Corners, location: Position | null) {
  if (corners.length === 0) return boundsAround(location ?? centralHelsinki, firstRadius);
  const { south, north, west, east } = boundsOfArea(corners);
  const [height, width] = [Math.max(north - south, 0.005), Math.max(east - west, 0.01)];
  return {
    south: south - height / 5,
    north: north + height / 5,
    west: west - width / 5,
    east: east + width / 5,
  };
}
