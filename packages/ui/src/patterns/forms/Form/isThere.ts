import type { ReactNode } from 'react';

/** Whether there is something to show: `isSent && 'Sent'` may come to `false`. */
export const isThere = (shown: ReactNode): boolean =>
  shown !== undefined && shown !== null && shown !== false && shown !== '';
