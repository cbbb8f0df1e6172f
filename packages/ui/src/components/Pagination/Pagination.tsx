import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';

/** The names of the controls, for screen readers. */
export interface PaginationLabels {
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** Names one page, e.g. "Page 4 of 20". */
  readonly page: (page: number, count: number) => string;
}

export interface PaginationProps {
  /** What is paged, for screen readers, e.g. "Pages of users". */
  readonly label: string;
  readonly labels: PaginationLabels;
  /** The current page, from 1. Pages out of range count as the nearest one. */
  readonly page: number;
  /** How many pages there are. With fewer than two nothing is shown. */
  readonly count: number;
  /** How many page numbers are shown at a time, besides the last one. @default 3 */
  readonly range?: number;
  /** The address of a page. */
  readonly href: (page: number) => string;
}

/** Steps through the pages of a long list: first, previous, those nearby and the last by number, next, last. */
export function Pagination({ label, labels, page, count, range = 3, href }: PaginationProps) {
  if (count < 2) return null;
  const current = clampPage(page, count);
  const pages = visiblePages(current, count, range);
  const lastVisible = pages.at(-1) ?? count;

  const numbered = (number: number) => (
    <Step label={labels.page(number, count)} isCurrent={number === current} href={href(number)}>
      {number}
    </Step>
  );

  const step = (target: number, name: string, icon: IconName) => (
    <li className={styles.place}>
      {/* At an end the step stays, and keeps the focus of who has just come there by it. */}
      <Step label={name} isIdle={target === current} href={href(target)}>
        <Icon name={icon} />
      </Step>
    </li>
  );

  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {step(1, labels.first, 'chevronFirst')}
        {step(clampPage(current - 1, count), labels.previous, 'chevronLeft')}
        {pages.map((number) => (
          <li key={number} className={styles.place}>
            {numbered(number)}
          </li>
        ))}
        {lastVisible < count && (
          <li className={styles.lastPage}>
            {lastVisible < count - 1 && <span aria-hidden="true">…</span>}
            {numbered(count)}
          </li>
        )}
        {step(clampPage(current + 1, count), labels.next, 'chevronRight')}
        {step(count, labels.last, 'chevronLast')}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly children: ReactNode;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isIdle?: boolean;
  readonly href: string;
}

const leadsNowhere = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
};

/** Can still have the focus: react-aria's disabled link is no stop of the Tab key. */
const idleLink = {
  render: ({ children, ...props }) =>
    'href' in props ? (
      <a {...props} {...leadsNowhere}>
        {children}
      </a>
    ) : (
      <span {...props}>{children}</span>
    ),
} satisfies Pick<LinkProps, 'render'>;

function Step({ children, label, isCurrent = false, isIdle = false, href }: StepProps) {
  return (
    <Link
      className={styles.step}
      aria-label={label}
      href={href}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(isIdle && { 'aria-disabled': 'true', ...idleLink })}
    >
      {children}
    </Link>
  );
}

/** The `range` pages whose numbers are shown, the current one in the middle where there is room. */
export function visiblePages(page: number, count: number, range: number): readonly number[] {
  const length = Math.min(range, count);
  const lastStart = count - length + 1;
  const start = Math.min(Math.max(clampPage(page, count) - Math.floor((length - 1) / 2), 1), lastStart);
  return Array.from({ length }, (_, index) => start + index);
}

/** The nearest page that there is, 1 at least. */
export function clampPage(page: number, count: number): number {
  return Number.isNaN(page) ? 1 : Math.max(1, Math.min(Math.trunc(page), count));
}
