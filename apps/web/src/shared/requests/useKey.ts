import { useRef } from 'react';
import { randomId } from './randomId.ts';

/** Makes idempotency keys: the same random one as long as the same is sent. */
export function useKey() {
  const last = useRef({ body: '', key: '' });
  return (value: unknown): string => {
    const body = JSON.stringify(value);
    if (body !== last.current.body) last.current = { body, key: randomId() };
    return last.current.key;
  };
}
