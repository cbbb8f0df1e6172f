import { useUserId } from '../../../shared/session/useUserId.ts';
import { useMark, type Marking } from './useMark.ts';

/** Saves an announcement as a favourite, or no longer. */
export const useFavorite = (announcementId: string): Marking =>
  useMark({ name: 'favorite', announcementId, tenantId: useUserId() });

/** Tells a landlord that one is interested in an announcement, or no longer. */
export const useInterest = (announcementId: string): Marking =>
  useMark({ name: 'interest', announcementId, tenantId: useUserId() });
