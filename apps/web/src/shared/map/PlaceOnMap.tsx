import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../lazyComponent.tsx';
import * as styles from './PlacePicker.css.ts';
import type { PlacePickerProps } from './PlacePicker.tsx';

// The address field is the first way, and most need no other.
const PlacePicker = lazyComponent(() => import('./PlacePicker.tsx'));

interface PlaceOnMapProps extends PlacePickerProps {
  /** Whether the map is open until it is hidden; then it is lower. */
  readonly isOpenAtFirst: boolean;
}

/** Offers a map on which a place can be picked instead of typing its address. */
export function PlaceOnMap({ isOpenAtFirst, ...place }: PlaceOnMapProps) {
  const t = useTranslations('places');
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" size="small" onPress={() => setChosen(!isOpen)}>
          {t(isOpen ? 'hideMap' : 'onMap')}
        </Button>
      </div>
      {isOpen && (
        <div className={isOpenAtFirst ? styles.low : styles.map}>
          <Suspense>
            <PlacePicker {...place} />
          </Suspense>
        </div>
      )}
    </Stack>
  );
}
