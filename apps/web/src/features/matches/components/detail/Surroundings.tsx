import { formatDistance } from '@tilava/domain/format';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Heading } from '@tilava/ui/Heading';
import { Stack } from '@tilava/ui/Stack';
import { use } from 'react';
import { useLocale } from 'use-intl';
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
  const stations = useNearestStations(match.announcement.properties.location, 3);
  return (
    <Section id="surroundings" title={texts.surroundings} width="full">
      <div className={styles.surroundings}>
        <div className={styles.map}>
          <MatchMap around={need} matches={[match]} hasRings={false} />
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
