import { useState, type ReactNode } from 'react';

interface Held<Values> {
  readonly values: Values;
  readonly onChange: (changed: Partial<Values>) => void;
}

interface HoldingProps<Values> extends Held<Values> {
  readonly children: (held: Held<Values>) => ReactNode;
}

/** Holds what is written into a story's form, as an app does. */
export function Holding<Values>({ values: first, onChange, children }: HoldingProps<Values>) {
  const [values, setValues] = useState(first);
  return children({
    values,
    onChange: (changed) => {
      onChange(changed);
      setValues((before) => ({ ...before, ...changed }));
    },
  });
}
