import type { Decorator } from '@storybook/react-vite';

/** Shows a story as it stands in a script that runs from right to left. */
export const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);
