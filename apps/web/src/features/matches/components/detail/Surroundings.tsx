import { formatDistance } from '@tilava/domain/format';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { use, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { boundsAround } from '../../../../shared/map/AreaMap.tsx';
import { loadMapTexts } from '../../../../shared/map/mapTexts.ts';
import { mapLanguage, useNearestStations } from '../../../../shared/map/useMapData.ts';
import { Section } from '../../../../shared/page/Section.tsx';
import type { AnnouncementPair } from '../../api/useMatchDetails.ts';
import MatchMap from '../MatchMap.tsx';
import * as styles from './detail.css.ts';

/** Where premises are, beside the wanted place, and the stations near them. */
export default function Surroundings({ pair: { need, match } }: { readonly pair: AnnouncementPair }) {
  const locale = useLocale();
  const texts = use(loadMapTexts(locale));
  const { location } = match.announcement.properties;
  const stations = useNearestStations(location, 3);
  // A little farther than the wanted place and the stations that are named below.
  const reach = 1.15 * Math.max(match.distance, ...stations.map(({ distance }) => distance));
  const area = useMemo(() => boundsAround(location, reach), [location, reach]);
  return (
    <Section id="surroundings" title={texts.surroundings} width="full">
      <div className={styles.surroundings}>
        <div className={styles.map}>
          <MatchMap around={need} matches={[match]} area={area} hasRings={false} />
        </div>
        {stations.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="lead" id="stations">
              {texts.stations}
            </Heading>
            <DefinitionList
              aria-labelledby="stations"
              missing=""
              definitions={stations.map(({ kind, names, distance }) => ({
                term: `${names[mapLanguage(locale)]} (${kind === 'metro' ? texts.metro : texts.train})`,
                value: formatDistance(distance, locale),
              }))}
            />
          </Stack>
        )}
      </div>
    </Section>
  );
}
