import { formatMoney } from '@tilava/domain/money';
import { VisuallyHidden } from '@tilava/ui/VisuallyHidden';
import { Suspense, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { lazyComponent } from '../../../shared/lazyComponent.tsx';
import ground from '../generated/ground.svg?url';
import sampleMap from '../generated/sampleMap.json' with { type: 'json' };
import { type Point, priceSide, samples } from '../model/samples.ts';
import * as styles from './SampleMap.css.ts';

const { districts, locations, size } = sampleMap;

// The map's code and its tiles come once somebody wants to look around.
const LiveSampleMap = lazyComponent(() => import('./LiveSampleMap.tsx'));

/** The samples on a map: a picture that the build has drawn, until somebody presses it. */
export function SampleMap() {
  const [state, setState] = useState<'picture' | 'loading' | 'live'>('picture');
  return (
    <div className={styles.root}>
      {state !== 'live' && <MapPicture onPress={() => setState('loading')} />}
      {state !== 'picture' && (
        <div className={styles.live}>
          <Suspense>
            <LiveSampleMap onShown={() => setState('live')} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function MapPicture({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const captionId = useId();
  return (
    <div className={styles.picture}>
      <div className={styles.viewport}>
        <div className={styles.area}>
          <svg
            className={styles.ground}
            viewBox={`0 0 ${size.width} ${size.height}`}
            aria-hidden="true"
            focusable="false"
          >
            <use className={styles.builtUp} href={`${ground}#ground`} />
            <use className={styles.streets} href={`${ground}#ground`} />
          </svg>
          {/* Without a view box, letters are as large as elsewhere. */}
          <svg className={styles.ground} data-map="" aria-hidden="true" focusable="false">
            {districts.map(({ fi, sv, x, y }) => (
              <text key={fi} className={styles.district} x={`${x}%`} y={`${y}%`}>
                {locale === 'sv' ? sv : fi}
              </text>
            ))}
          </svg>
          <ul role="list" aria-labelledby={captionId}>
            {samples.map(({ address, residenceType, rent }) => (
              <li
                key={address}
                className={styles.mark[priceSide(locations[address])]}
                style={at(locations[address])}
              >
                <VisuallyHidden>
                  {t(`product.residenceType.${residenceType}`)}, {address}:{' '}
                </VisuallyHidden>
                <span className={styles.price}>{formatMoney(rent, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
        <button type="button" className={styles.opener} onClick={onPress}>
          <span className={styles.openerLabel}>{t('landing.map.open')}</span>
        </button>
      </div>
      <div className={styles.caption}>
        <p id={captionId}>{t('landing.map.caption')}</p>
        <p className={styles.credit}>{t('landing.map.credit')}</p>
      </div>
    </div>
  );
}

const at = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` });
