import type { Locale } from '@tilava/domain/format';
import type { Schemas } from '@tilava/sdk';
import { PremisesMap, type PremisesMapProps } from '@tilava/ui/PremisesMap';
import { use, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { loadMapTexts } from '../../../../shared/map/mapTexts.ts';
import { useMapData } from '../../../../shared/map/useMapData.ts';
import { useInsightTexts } from './charts.tsx';
import * as styles from './insights.css.ts';

interface DistrictMapProps extends Pick<
  PremisesMapProps,
  'selectedId' | 'onSelect' | 'highlightedId' | 'onHighlight'
> {
  readonly address: string;
  readonly location: Schemas['Location'];
  readonly districts: readonly {
    readonly id: string;
    readonly location: Schemas['Location'];
    readonly median: number;
    readonly count: number;
    /** The median as it stands beside the mark. */
    readonly rent: string;
    readonly description: string;
  }[];
}

/** The dearer a district, the fuller its mark; the more announcements, the larger. Nothing where there are no tiles. */
export function DistrictMap({ address, location, districts, ...interaction }: DistrictMapProps) {
  const locale: Locale = useLocale();
  const labels = useInsightTexts();
  const texts = use(loadMapTexts(locale));
  const { covers, map } = useMapData(locale, texts);
  const marks = useMemo(() => {
    const medians = districts.map(({ median }) => median);
    const [least, most] = [Math.min(...medians), Math.max(...medians)];
    return districts.map(({ id, location: position, median, count, rent, description }) => ({
      id,
      ...position,
      price: rent,
      description,
      area: count,
      points: 15 + 85 * (most === least ? 0.5 : (median - least) / (most - least)),
    }));
  }, [districts]);
  if (covers(location) === false) return null;
  return (
    <div className={styles.map}>
      <PremisesMap
        labels={{
          map: texts.map(address),
          summary: labels.rentByDistrict,
          premises: labels.districts,
          zoomIn: texts.zoomIn,
          zoomOut: texts.zoomOut,
          fitAll: texts.fitAll,
          hint: labels.districtHint,
          center: labels.place,
        }}
        legend={{
          fewPoints: labels.lowRent,
          manyPoints: labels.highRent,
          smallArea: labels.fewAnnouncements,
          largeArea: labels.manyAnnouncements,
        }}
        premises={marks}
        center={location}
        isInText
        areAllPriced
        {...map}
        {...interaction}
      />
    </div>
  );
}
