import { Link } from '../../components/Link/Link.tsx';
import { byClass } from '../../guide/byClass.ts';
import type { Guide } from '../../guide/guide.ts';
import * as styles from './Timeline.css.ts';
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
  status: 'stable',
  since: '0.1.0',
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
  anatomy: {
    picture: (
      <Timeline
        {...history}
        events={[
          { ...made, details: '58 tenants matched on the first day.' },
          {
            ...interest,
            details: (
              <Link href="#contact" variant="standalone">
                See the contact details
              </Link>
            ),
          },
          visit,
        ]}
      />
    ),
    parts: [
      { name: 'Event', about: 'An item of the list.', selector: 'li' },
      {
        name: 'Mark',
        about: 'Full for what has been, a ring for what is to come, both for now: told apart by shape.',
        selector: byClass(styles.mark),
      },
      { name: 'Rule', about: 'Joins the marks: it belongs to the event above.' },
      { name: 'Day', about: 'As people read it; for machines it is `date`.', selector: 'time' },
      {
        name: 'Title of the present',
        about: 'Strong. The others are plain.',
        selector: byClass(styles.title({ isPresent: true })),
      },
      { name: 'Present', about: 'A word beside its title.', selector: byClass(styles.here) },
      { name: 'Details', about: 'What else there is to know, or to do.', selector: byClass(styles.details) },
    ],
  },
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
    {
      right: {
        picture: <Timeline {...history} events={[made, interest, visit]} />,
        why: 'The oldest first, and the days in one direction.',
      },
      wrong: {
        picture: <Timeline {...history} events={[visit, made, interest]} />,
        why: 'A day to come above the past is drawn as if it had been.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The links and buttons in titles and details. The events themselves are no stops.' },
  ],
  focus: [],
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
