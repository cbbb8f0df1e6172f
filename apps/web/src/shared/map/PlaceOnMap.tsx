import { Button } from '@tilava/ui/Button';
import { Stack } from '@tilava/ui/Stack';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../lazyComponent.tsx';
import type { PlacePickerProps } from './PlacePicker.tsx';

// The address field is the first way, and most need no other.
const PlacePicker = lazyComponent(() => import('./PlacePicker.tsx'));

/** Offers a map on which a place can be picked instead of typing its address. */
export function PlaceOnMap(props: PlacePickerProps) {
  const t = useTranslations('places');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={3}>
      <div>
        <Button variant="secondary" size="small" onPress={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'hideMap' : 'onMap')}
        </Button>
      </div>
      <Suspense>{isOpen && <PlacePicker {...props} />}</Suspense>
    </Stack>
  );
}
