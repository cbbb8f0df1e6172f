import type { ReactNode } from 'react';
import * as dialog from '../Dialog/Dialog.css.ts';
import { AlertContent } from './AlertContent.tsx';

interface AlertPictureProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly errorMessage?: string;
  readonly actions: ReactNode;
}

/** An alert as it looks, lying in the page: for guides, where none may open above it. */
export function AlertPicture({ children, ...content }: AlertPictureProps) {
  return (
    <div className={dialog.panel({ size: 'small' })}>
      <div className={dialog.sheet}>
        <AlertContent {...content}>{children}</AlertContent>
      </div>
    </div>
  );
}
