import { lazyComponent } from '../../../shared/lazyComponent.tsx';

/** The list comes first. */
export const MatchMap = lazyComponent(() => import('./MatchMap.tsx'));
