import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { message, region, messageText } from './Form.css.ts';

export interface FormMessagesProps {
  /** Why it failed. What helps may stand in it, e.g. a button. */
  readonly failure?: ReactNode;
  /** That it is done. */
  readonly success?: ReactNode;
}

/** What became of a form. The regions are always there: screen readers tell of what comes into them. */
export function FormMessages({ failure, success }: FormMessagesProps) {
  return (
    <>
      <div role="alert" className={region}>
        {isThere(failure) && (
          <div className={message({ tone: 'danger' })}>
            <Icon name="alert" />
            <div className={messageText}>{failure}</div>
          </div>
        )}
      </div>
      <div role="status" className={region}>
        {isThere(success) && (
          <div className={message({ tone: 'match' })}>
            <Icon name="check" />
            <div className={messageText}>{success}</div>
          </div>
        )}
      </div>
    </>
  );
}

/** Whether there is something to show: `isSent && 'Sent'` may come to `false`. */
export const isThere = (shown: ReactNode): boolean =>
  shown !== undefined && shown !== null && shown !== false && shown !== '';
