import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Navigation } from './createNavigation.ts';
import { NavigationContext } from './NavigationContext.ts';

interface NavigationProviderProps {
  readonly navigation: Navigation;
  readonly children: ReactNode;
}

/** Shows the pages of a navigation. The next page is drawn in slices, so that the one before answers meanwhile. */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  const [shown, setShown] = useState(navigation.get);
  useEffect(() => {
    const follow = () => startTransition(() => setShown(navigation.get()));
    // It may have gone on before this was there.
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);
  const provided = useMemo(() => ({ navigation, shown }), [navigation, shown]);
  return <NavigationContext value={provided}>{children}</NavigationContext>;
}
