import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { isThere } from './isThere.ts';
import { message, region, words } from './FormMessages.css.ts';

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
            <div className={words}>{failure}</div>
          </div>
        )}
      </div>
      <div role="status" className={region}>
        {isThere(success) && (
          <div className={message({ tone: 'match' })}>
            <Icon name="check" />
            <div className={words}>{success}</div>
          </div>
        )}
      </div>
    </>
  );
}
