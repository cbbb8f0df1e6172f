import type { ReactElement } from 'react';
import { Avatar, logoCount } from '../../components/Avatar/Avatar.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Icon, iconNames } from '../../components/Icon/Icon.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import {
  EmptyDrawing,
  emptySituations,
  type EmptySituation,
} from '../../patterns/EmptyDrawing/EmptyDrawing.tsx';
import { OfferDrawing, type Offer } from '../../patterns/OfferDrawing/OfferDrawing.tsx';
import { PremisesDrawing } from '../../patterns/PremisesDrawing/PremisesDrawing.tsx';
import { PremisesStreet } from '../../patterns/PremisesStreet/PremisesStreet.tsx';

/** Something drawn that a page can take. */
export interface Drawing {
  /** Unique among all. */
  readonly name: string;
  /** What is to be seen, also for the search. */
  readonly about?: string;
  /** What code writes. */
  readonly code: string;
  readonly picture: ReactElement;
}

export interface DrawingGroup {
  readonly title: string;
  /** How much room each takes. */
  readonly size: 'wide' | 'medium' | 'small';
  /** Draws up to the edges of its place. @default false */
  readonly fillsPlace?: boolean;
  readonly drawings: readonly Drawing[];
}

/** In the order of PremisesDrawing's numbers. */
const buildings = [
  'Stone corner house: a tower, arched shop windows',
  'White office of the thirties: ribbons of glass, a roof terrace',
  'Brick works under a sawtooth roof',
  'Glass office block with an open lobby',
  'Wooden house with a shop under its gable',
  'Storage hall with a loading dock and a lorry',
  'Market hall with stalls under awnings',
  'Workrooms round a courtyard with a tree',
] as const;

const empty: Readonly<Record<EmptySituation, string>> = {
  announcements: 'A board at the roadside with nothing on it',
  favourites: 'A shop whose sign is a star that nobody has filled',
  interests: 'A front door whose bell has not been rung',
  matches: 'Every house outside the circles round the wanted place',
  messages: 'Letter boxes, one open and empty',
  need: 'A plan that has been begun',
  offline: 'A house and a pole, the line between them down',
  pictures: 'Three empty frames and a bench',
  results: 'A street with a plot where no house stands',
  users: 'A meeting room with nobody there',
};

const offers: Readonly<Record<Offer, string>> = {
  rent: 'A floor plan with one room taken',
  lease: 'A shop front whose sign says that it is free',
  insights: 'How many premises there are at each price',
};

/** Everything that is drawn, in groups. */
export const drawingGroups: readonly DrawingGroup[] = [
  {
    title: 'Premises',
    size: 'medium',
    fillsPlace: true,
    drawings: buildings.map((about, index) => {
      const number = index + 1;
      return {
        name: `Premises ${number}`,
        about,
        code: `<PremisesDrawing number={${number}} />`,
        picture: <PremisesDrawing number={number} />,
      };
    }),
  },
  {
    title: 'Street and offers',
    size: 'wide',
    fillsPlace: true,
    drawings: [
      {
        name: 'Street',
        about: 'Any premises in a row, without a seam',
        code: '<PremisesStreet numbers={[1, 3, 7]} />',
        picture: <PremisesStreet numbers={[1, 3, 7]} />,
      },
      ...(Object.keys(offers) as Offer[]).map((offer) => ({
        name: `Offer ${offer}`,
        about: offers[offer],
        code: `<OfferDrawing offer="${offer}" />`,
        picture: <OfferDrawing offer={offer} />,
      })),
    ],
  },
  {
    title: 'Where nothing is',
    size: 'medium',
    drawings: [
      ...emptySituations.map((of) => ({
        name: `Empty ${of}`,
        about: empty[of],
        code: `<EmptyDrawing of="${of}" />`,
        picture: <EmptyDrawing of={of} />,
      })),
      {
        name: 'Empty room',
        about: 'What an EmptyState draws without a drawing of its own',
        code: '<EmptyState title="No matches yet" />',
        picture: <EmptyState title="No matches yet" />,
      },
    ],
  },
  {
    title: 'Icons',
    size: 'small',
    drawings: [
      ...iconNames.map((name) => ({
        name,
        code: `<Icon name="${name}" />`,
        picture: <Icon name={name} />,
      })),
      {
        name: 'star, filled',
        about: 'A favourite',
        code: '<Icon name="star" isFilled />',
        picture: <Icon name="star" isFilled />,
      },
    ],
  },
  {
    title: 'Marks',
    size: 'small',
    drawings: [
      {
        name: 'Logo',
        about: 'Tilava: a room from above, its door open',
        code: '<Logo />',
        picture: <Logo />,
      },
      ...Array.from({ length: logoCount }, (_, index) => ({
        name: `Mark ${index + 1}`,
        about: 'In place of a picture of a person or an organisation',
        code: `<Avatar number={${index + 1}} />`,
        picture: <Avatar number={index + 1} />,
      })),
    ],
  },
];
