import type { Options } from '../options.ts';

/** The text of `Name.guide.tsx`. */
export const guideOf = (options: Options): string =>
  options.isInteractive ? pressed(options) : shown(options);

const head = ({ name }: Options): string => `import type { Guide } from '../../guide/guide.ts';
import { ${name} } from './${name}.tsx';

export const guide: Guide = {
  status: 'new',
  since: '0.1.0',
  use: ['(Say when it is the right choice.)'],
  avoid: [{ when: '(Say when it is not.)', take: '(What to take then.)' }],`;

const shown = (options: Options): string => `${head(options)}
  anatomy: {
    picture: <${options.name}>Available at once</${options.name}>,
    parts: [{ name: 'Box', about: '(Say what it is for.)', selector: 'div' }],
  },
  comparisons: [
    {
      right: { picture: <${options.name}>Available at once</${options.name}>, why: '(Say what is good about it.)' },
      wrong: { picture: <${options.name}>{null}</${options.name}>, why: '(Say what is bad about it.)' },
    },
  ],
  keys: [],
  focus: [],
  heard: ['(Say what screen readers say of it.)'],
  owes: [],
};
`;

const pressed = (options: Options): string => `${head(options)}
  anatomy: {
    picture: <${options.name} label="Show on the map" onPress={() => {}} />,
    parts: [{ name: 'Box', about: 'All of it can be pressed.', selector: 'button' }],
  },
  comparisons: [
    {
      right: {
        picture: <${options.name} label="Show on the map" onPress={() => {}} />,
        why: '(Say what is good about it.)',
      },
      wrong: { picture: <${options.name} label="Map" onPress={() => {}} />, why: '(Say what is bad about it.)' },
    },
  ],
  keys: [
    { name: 'Tab', does: 'Reaches it, also while it is disabled.' },
    { name: 'Enter, Space', does: 'Press it (\`onPress\`).' },
  ],
  focus: [],
  heard: ['A \`button\`, named by its words.'],
  owes: ['Words beside it that say why, where it is disabled.'],
};
`;
