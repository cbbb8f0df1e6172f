import { useLayoutEffect, useRef } from 'react';
import { LoadFailure, type LoadFailureProps } from '../../onDemand/LoadFailure.tsx';
import { clearance, failure } from './trigger.css.ts';

interface MenuFailureProps extends LoadFailureProps {
  readonly align: 'start' | 'end';
}

/** Says, where the list would open, that it could not be downloaded, and offers to try again. */
export function MenuFailure({ align, ...loadFailure }: MenuFailureProps) {
  const box = useRef<HTMLDivElement>(null);

  // Beside a narrow window's edge it would be cut off.
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    const beyond = Math.max(0, right - (document.documentElement.clientWidth - clearance));
    if (box.current !== null) box.current.style.translate = `${Math.max(clearance - left, -beyond)}px`;
  }, []);

  return (
    <div ref={box} role="alert" className={failure[align]}>
      <LoadFailure {...loadFailure} />
    </div>
  );
}
