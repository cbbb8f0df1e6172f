import { useMutation } from '@tanstack/react-query';
import { matchRadius } from '@tilava/domain/matching';
import type { Locale } from '@tilava/domain/money';
import { centralHelsinki, type Position } from '@tilava/domain/place';
import { isNotFoundError } from '@tilava/sdk';
import { getNearestPlace } from '@tilava/sdk/operations';
import { boundsAround, PremisesMap } from '@tilava/ui/PremisesMap';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { use, useEffect, useMemo, useState } from 'react';
import { useLocale } from 'use-intl';
import { ringsIn } from '../plot/usePlotProps.ts';
import { useServices } from '../services/useServices.ts';
import { loadMapTexts } from './mapTexts.ts';
import { mapLanguage, useMapData } from './useMapData.ts';

export interface PlacePickerProps {
  readonly address: string;
  /** Where the address lies; null until that is known. */
  readonly location: Position | null;
  readonly onPlace: (address: string, location: Position) => void;
}

interface PlaceLookup {
  readonly position: Position;
  /** What was in the field then. */
  readonly address: string;
}

/** A map on which a place is picked by a pin: the registered address nearest to it is taken. */
export default function PlacePicker({ address, location, onPlace }: PlacePickerProps) {
  const locale: Locale = useLocale();
  const { tilava } = useServices();
  const texts = use(loadMapTexts(locale));
  const language = mapLanguage(locale);
  const { map } = useMapData(locale, texts);
  const [picked, setPicked] = useState<Position>();
  const rings = useMemo(() => ringsIn(locale).filter(({ distance }) => distance === matchRadius), [locale]);
  const area = useAreaAround(location, picked);

  const lookup = useMutation({
    mutationFn: ({ position: { latitude, longitude } }: PlaceLookup) =>
      getNearestPlace(tilava, { x: latitude, y: longitude, language }),
  });
  const { variables, reset } = lookup;
  // What is typed meanwhile counts, and not the answer that comes behind it.
  useEffect(() => {
    if (variables !== undefined && variables.address !== address) reset();
  }, [address, reset, variables]);

  const pick = (position: Position) => {
    const asked = { position, address };
    lookup.mutate(asked, {
      onSuccess: (place) => {
        const found = { latitude: place.x, longitude: place.y };
        setPicked(found);
        onPlace(place.address, found);
      },
    });
  };

  const statusOf = () => {
    if (lookup.isError) return isNotFoundError(lookup.error) ? texts.pinNowhere : texts.pinFailed;
    return location !== null && location === picked ? texts.pinned(address) : '';
  };
  const status = statusOf();
  return (
    <>
      <PremisesMap
        labels={{
          map: texts.pinMap,
          summary: location === null ? '' : texts.pinned(address),
          premises: texts.premises,
          zoomIn: texts.zoomIn,
          zoomOut: texts.zoomOut,
          fitAll: texts.fitAll,
          hint: status || texts.pinHint,
          center: texts.center,
        }}
        premises={noPremises}
        center={location ?? undefined}
        rings={rings}
        area={area}
        isInText
        {...map}
        onPick={pick}
      />
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
    </>
  );
}

const noPremises = [] as const;

/** The circle around the place; one that was picked on the map is in sight already. */
function useAreaAround(location: Position | null, picked: Position | undefined) {
  const [shown, setShown] = useState(() => ({ location, area: around(location) }));
  if (shown.location !== location) {
    setShown({ location, area: location === null || location === picked ? shown.area : around(location) });
  }
  return shown.area;
}

/** A little more than the ring, so that it is seen whole. */
const around = (location: Position | null) => boundsAround(location ?? centralHelsinki, 1.1 * matchRadius);
