import type { FunctionComponent } from 'react';
import { level, rectangle, repeat, plumb } from '../PremisesDrawing/drawings/paths.ts';
import * as pens from './EmptyDrawing.css.ts';

/** A board at the roadside with nothing on it. */
function NoAnnouncements() {
  return (
    <>
      <path className={pens.shade} d={rectangle(6, 60, 30, 28) + rectangle(122, 50, 32, 38)} />
      <path
        className={pens.fine}
        d={
          repeat(3, (index) => rectangle(10 + index * 8, 65, 5, 7)) +
          repeat(3, (index) => rectangle(130 + index * 8, 56, 5, 7) + rectangle(130 + index * 8, 69, 5, 7))
        }
      />
      <path className={pens.wall} d={rectangle(50, 62, 5, 26) + rectangle(105, 62, 5, 26)} />
      <path className={pens.line} d={repeat(3, (index) => `M${52 + index * 26} 14v-5h8`)} />
      <path className={pens.wall} d={rectangle(28, 14, 104, 50)} />
      <path className={pens.missing} d={rectangle(34, 20, 92, 38)} />
      <path className={pens.accent} d="M80 31v16M72 39h16" />
      <path className={pens.line} d={level(4, 88, 152)} />
    </>
  );
}

/** A shop in elevation, whose sign is a star that nobody has filled. */
function NoFavourites() {
  return (
    <>
      <path className={pens.wall} d={rectangle(24, 20, 98, 68)} />
      <path className={pens.shade} d={rectangle(20, 14, 106, 6)} />
      <path className={pens.fine} d={level(24, 25, 98)} />
      <path className={pens.shade} d={rectangle(32, 52, 50, 28) + rectangle(92, 52, 20, 36)} />
      <path
        className={pens.fine}
        d={plumb(48.5, 52, 28) + plumb(65.5, 52, 28) + level(32, 60, 50) + level(92, 60, 20)}
      />
      <path className={pens.wall} d="M30 38h86l5 10H25Z" />
      <path
        className={pens.fine}
        d={repeat(6, (index) => `M${42.3 + index * 12.3} 38l${-1.4 + index * 0.56} 10`)}
      />
      <path className={pens.line} d="M122 30h20v5" />
      <path
        className={pens.accent}
        d="m142 35 3.5 7.2 7.9 1.1-5.7 5.6 1.3 7.8-7-3.7-7 3.7 1.3-7.8-5.7-5.6 7.9-1.1 3.5-7.2Z"
      />
      <path className={pens.line} d={level(4, 88, 152)} />
    </>
  );
}

/** A front door in elevation: the bell beside it has not been rung. */
function NoInterests() {
  return (
    <>
      <path
        className={pens.fine}
        d={repeat(6, (index) => level(14, 22 + index * 10, 34) + level(112, 22 + index * 10, 34))}
      />
      <path className={pens.shade} d={rectangle(52, 10, 56, 76)} />
      <path className={pens.wall} d={rectangle(58, 16, 44, 70)} />
      <path className={pens.shade} d={rectangle(62, 20, 36, 14)} />
      <path
        className={pens.fine}
        d={
          plumb(80, 20, 66) +
          plumb(71, 20, 14) +
          plumb(89, 20, 14) +
          rectangle(63, 40, 13, 16) +
          rectangle(84, 40, 13, 16) +
          rectangle(63, 62, 13, 18) +
          rectangle(84, 62, 13, 18)
        }
      />
      <path className={pens.line} d="M77 60v5" />
      <path className={pens.wall} d={rectangle(120, 42, 14, 24)} />
      <circle className={pens.accent} cx="127" cy="50" r="3.5" />
      <path className={pens.fine} d={level(123, 58, 8) + level(123, 61.5, 8)} />
      <path className={pens.wall} d={rectangle(44, 86, 72, 4)} />
      <path className={pens.line} d={level(4, 90, 152)} />
    </>
  );
}

/** A site plan: every house lies outside the circles round the wanted place. */
function NoMatches() {
  return (
    <>
      <path
        className={pens.shade}
        d={
          rectangle(3, 5, 27, 17) +
          rectangle(3, 30, 19, 25) +
          rectangle(3, 63, 27, 28) +
          rectangle(38, 81, 15, 10) +
          rectangle(37, 5, 16, 9)
        }
      />
      <path
        className={pens.wall}
        d={
          rectangle(109, 5, 18, 9) +
          rectangle(135, 5, 22, 26) +
          rectangle(133, 39, 24, 15) +
          rectangle(127, 62, 30, 13) +
          rectangle(111, 82, 46, 9)
        }
      />
      <circle className={pens.missing} cx="80" cy="48" r="40" />
      <circle className={pens.missing} cx="80" cy="48" r="25" />
      <circle className={pens.accent} cx="80" cy="48" r="7" />
      <path className={pens.accent} d="M80 37v22M69 48h22" />
    </>
  );
}

const box = (index: number): readonly [x: number, y: number] => [
  31 + (index % 4) * 25,
  19 + Math.floor(index / 4) * 30,
];

/** The letter boxes of a house; one stands open, and is empty. */
function NoMessages() {
  const open = 6;
  const shut = [0, 1, 2, 3, 4, 5, 7];
  const [x, y] = box(open);
  return (
    <>
      <path className={pens.shade} d={rectangle(26, 14, 108, 66)} />
      <path className={pens.wall} d={shut.map((index) => rectangle(...box(index), 22, 27)).join('')} />
      <path
        className={pens.fine}
        d={shut
          .map((index) => {
            const [left, top] = box(index);
            return (
              rectangle(left + 4, top + 5, 14, 3) +
              level(left + 4, top + 13, 8) +
              plumb(left + 17, top + 18, 4)
            );
          })
          .join('')}
      />
      <path className={pens.shade} d={rectangle(x, y, 22, 27)} />
      <path className={pens.fine} d={`M${x} ${y + 27}l6-6h16M${x + 6} ${y + 21}v-21`} />
      <path className={pens.wall} d={`M${x + 22} ${y}l15 5v27l-15-5Z`} />
      <path className={pens.accent} d={`M${x + 22} ${y}l15 5v27l-15-5Z`} />
      <path className={pens.line} d={plumb(34, 80, 9) + plumb(126, 80, 9) + level(4, 89, 152)} />
    </>
  );
}

/** A plan that has been begun: its first corner stands, its measures are not written yet. */
function NoNeed() {
  return (
    <>
      <path className={pens.missing} d="M38 44V28H142V84H82M104 28V52H142" />
      <path className={pens.cut} d="M38 46V84H80" />
      <path
        className={pens.fine}
        d={plumb(38, 6, 16) + plumb(142, 6, 16) + level(16, 28, 16) + level(16, 84, 16)}
      />
      <path className={pens.accent} d="M38 14H142M35 17l6-6M139 17l6-6M24 28V84M21 31l6-6M21 87l6-6" />
      <path className={pens.fine} d="M104 52v20M104 72a20 20 0 0 0 14-20" />
    </>
  );
}

/** A wall of a gallery in elevation: three frames, a bench, no pictures. */
function NoPictures() {
  return (
    <>
      <path
        className={pens.fine}
        d={`${level(6, 10, 148)}M28 26 38 10l10 16M74 20l6-10 6 10M112 30l13-20 13 20`}
      />
      <path className={pens.wall} d={rectangle(18, 26, 40, 30) + rectangle(106, 30, 38, 24)} />
      <path
        className={pens.missing}
        d={rectangle(23, 31, 30, 20) + rectangle(111, 35, 28, 14) + rectangle(73, 25, 14, 30)}
      />
      <path className={pens.accent} d={rectangle(68, 20, 24, 40)} />
      <path className={pens.shade} d={rectangle(46, 74, 68, 5)} />
      <path className={pens.line} d={plumb(54, 79, 9) + plumb(106, 79, 9) + level(4, 88, 152)} />
      <path className={pens.fine} d={level(4, 84, 42) + level(114, 84, 42)} />
    </>
  );
}

/** A street in elevation with a plot where no house stands. */
function NoResults() {
  return (
    <>
      <path className={pens.shade} d="M2 46 24 26 46 46Z" />
      <path className={pens.wall} d={rectangle(6, 46, 36, 42)} />
      <path
        className={pens.fine}
        d={
          repeat(3, (index) => rectangle(11 + index * 10, 52, 6, 9)) +
          repeat(2, (index) => rectangle(11 + index * 20, 68, 6, 9)) +
          rectangle(20, 68, 8, 20)
        }
      />
      <path className={pens.missingAccent} d="M54 88V44L78 22l24 22v44" />
      <path
        className={pens.missing}
        d={rectangle(63, 52, 9, 12) + rectangle(84, 52, 9, 12) + rectangle(73, 70, 10, 18)}
      />
      <path className={pens.wall} d={rectangle(114, 24, 40, 64)} />
      <path className={pens.shade} d={rectangle(111, 20, 46, 4) + rectangle(114, 68, 40, 20)} />
      <path
        className={pens.fine}
        d={
          repeat(6, (index) => rectangle(119 + (index % 3) * 12, 31 + Math.floor(index / 3) * 18, 6, 11)) +
          rectangle(120, 73, 16, 15) +
          rectangle(141, 73, 8, 15)
        }
      />
      <path className={pens.line} d={level(0, 88, 160)} />
    </>
  );
}

const chairs = [0, 1, 2, 3] as const;

/** The plan of a meeting room: a table, chairs, and nobody there. */
function NoUsers() {
  return (
    <>
      <path className={pens.cut} d="M112 90H8V6H152V90H140" />
      <path className={pens.fine} d="M140 90V62A28 28 0 0 0 112 90" />
      <path className={pens.wall} d={rectangle(42, 32, 76, 32)} />
      <path className={pens.fine} d={level(46, 48, 68)} />
      <path
        className={pens.shade}
        d={
          chairs.map((index) => rectangle(46 + index * 18, 18, 13, 10)).join('') +
          chairs
            .slice(1)
            .map((index) => rectangle(46 + index * 18, 68, 13, 10))
            .join('') +
          rectangle(28, 41, 10, 14) +
          rectangle(122, 41, 10, 14)
        }
      />
      <path className={pens.accent} d={rectangle(46, 68, 13, 10)} />
    </>
  );
}

/** A house and a pole, and the line between them down. */
function Offline() {
  return (
    <>
      <path className={pens.shade} d="M6 48 34 26 62 48Z" />
      <path className={pens.wall} d={rectangle(11, 48, 46, 40)} />
      <path
        className={pens.fine}
        d={
          rectangle(18, 56, 10, 13) +
          rectangle(40, 56, 10, 13) +
          rectangle(29, 66, 9, 22) +
          level(18, 62, 10) +
          level(40, 62, 10)
        }
      />
      <path className={pens.line} d="M62 40v-6M62 40c5 6 9 20 8 40" />
      <path className={pens.wall} d={rectangle(117, 12, 5, 76)} />
      <path className={pens.wall} d={rectangle(102, 20, 35, 4)} />
      <path className={pens.line} d={plumb(106, 15, 5) + plumb(133, 15, 5)} />
      <path className={pens.fine} d="M104 40 117 52M135 40 122 52" />
      <path className={pens.accent} d="M106 15c-7 6-12 22-10 46" />
      <path className={pens.line} d="M133 15c8 6 16 9 25 10" />
      <path className={pens.line} d={level(2, 88, 156)} />
    </>
  );
}

/** What is drawn where there is none of it. */
export const drawings = {
  announcements: NoAnnouncements,
  favourites: NoFavourites,
  interests: NoInterests,
  matches: NoMatches,
  messages: NoMessages,
  need: NoNeed,
  offline: Offline,
  pictures: NoPictures,
  results: NoResults,
  users: NoUsers,
} as const satisfies Readonly<Record<string, FunctionComponent>>;
