import { useLayoutEffect, useRef } from 'react';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { LoadFailure, type LoadFailureProps } from '../../lazy/LoadFailure.tsx';
import { Button } from '../Button/Button.tsx';
import type { MenuAction } from './Menu.tsx';
import { clearance, failure } from './trigger.css.ts';

interface MenuFailureProps extends LoadFailureProps {
  readonly align: 'start' | 'end';
  /** What can be done all the same. */
  readonly actions: readonly MenuAction[];
  readonly onAction: (id: string) => void;
}

/** Says, where the list would open, that it could not be downloaded, and offers to try again. */
export function MenuFailure({ align, actions, onAction, ...loadFailure }: MenuFailureProps) {
  const box = useRef<HTMLDivElement>(null);

  // Beside a narrow window's edge it would be cut off.
  useLayoutEffect(() => {
    const { left = 0, right = 0 } = box.current?.getBoundingClientRect() ?? {};
    const beyond = Math.max(0, right - (document.documentElement.clientWidth - clearance));
    if (box.current !== null) box.current.style.translate = `${Math.max(clearance - left, -beyond)}px`;
  }, []);

  return (
    <div ref={box} role="alert" className={failure[align]}>
      <Stack gap={2}>
        <LoadFailure {...loadFailure} />
        {actions.length > 0 && (
          <Inline gap={2}>
            {actions.map(({ id, label }) => (
              <Button key={id} size="small" variant="secondary" onPress={() => onAction(id)}>
                {label}
              </Button>
            ))}
          </Inline>
        )}
      </Stack>
    </div>
  );
}
