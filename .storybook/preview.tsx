import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/theme/theme.ts';
import '../packages/ui/src/foundations/documentation.css.ts';
import { chromaticParameters } from './chromatic.ts';
import { controlsOfValues } from './controlsOfValues.ts';
import { documentation } from './documentation.tsx';
import { initialSettings, settingTypes } from './settings.ts';
import { withSettings } from './withSettings.tsx';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// What is downloaded on demand takes its time where it is compiled first.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSettings],
  argTypesEnhancers: [controlsOfValues],
  globalTypes: settingTypes,
  initialGlobals: { ...initialSettings },
  parameters: {
    a11y: {
      test: 'error',
      config: {
        // A component is no page: its surroundings have the landmarks and the first heading.
        rules: ['landmark-one-main', 'page-has-heading-one', 'region'].map((id) => ({ id, enabled: false })),
      },
      // Of what passes, one element a rule is told: all of them were a hundred kilobytes a story.
      options: { runOnly: standards, resultTypes: ['violations', 'incomplete'] },
    },
    // The page's own ground is what is tested, not a colour of the tool.
    backgrounds: { disable: true },
    // `pnpm chromatic` says which.
    chromatic: chromaticParameters(import.meta.env['STORYBOOK_FORCED_COLORS'] === 'active'),
    controls: { expanded: true },
    docs: documentation,
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            'Principles',
            'Colour',
            'Type',
            'Space and layout',
            'Density',
            'Motion',
            'Icons',
            'Drawings and marks',
            'Writing',
            'Themes',
            'Brands',
            'Tokens',
            '*',
            'Contributing a component',
            'Change log',
          ],
          // What any product needs, then what this one does.
          'Actions',
          'Forms',
          'Feedback',
          'Navigation',
          'Data',
          'Pictures',
          'Layout',
          'Matches',
          'Product forms',
          'Page sections',
          'Pages',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
      },
    },
  },
};

export default preview;
