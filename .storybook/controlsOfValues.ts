import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Offers no control for what is drawn: elements cannot be edited as text. */
export const controlsOfValues: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );
