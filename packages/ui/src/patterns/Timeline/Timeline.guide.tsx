import type { Guide } from '../../guide/guide.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const history: Omit<TimelineProps, 'events'> = {
  label: 'History of the announcement',
  presentId: 'interest',
  presentLabel: 'Now',
  futureLabel: 'To come',
};

const made = { id: 'public', date: '2026-11-05', when: '05/11/2026', title: 'Made public' };
const interest = {
  id: 'interest',
  date: '2026-11-22',
  when: '22/11/2026',
  title: 'Both sides are interested',
};
const visit = { id: 'visit', date: '2026-12-01', when: '01/12/2026', title: 'Visit to the premises' };

export const guide: Guide = {
  use: [
    'For what has happened on certain days, where things are now, and what is to come.',
    'With `isCompact` in a column beside something else.',
  ],
  avoid: [
    { when: 'The reader goes through steps.', take: 'Wizard' },
    { when: 'A number changes over time.', take: 'LineChart' },
    { when: 'The days are sorted and filtered.', take: 'DataTable' },
    { when: 'The steps have no days.', take: 'HowItWorks' },
  ],
  comparisons: [
    {
      right: {
        picture: <Timeline {...history} events={[made, interest, visit]} />,
        why: 'Titles say what happened, in a few words.',
      },
      wrong: {
        picture: (
          <Timeline
            {...history}
            events={[
              { ...made, title: 'Status changed' },
              { ...interest, title: 'Status changed' },
              { ...visit, title: 'Pending' },
            ]}
          />
        ),
        why: 'The words of a data base: changed from what to what?',
      },
    },
  ],
  heard: [
    'An ordered list named by `label`.',
    'The present event has `aria-current="step"`, and its word.',
    'Before what is to come `futureLabel` is said: “To come: 01/12/2026 Visit to the premises”.',
    'The marks are hidden.',
  ],
  owes: [
    'Events in the order of time, and `isNewestFirst` where the newest stands first.',
    'A `presentId` among the events; without one all of them have happened.',
    'Days as the reader’s language writes them.',
  ],
};
