import type { MouseEvent, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link, type LinkProps } from 'react-aria-components/Link';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import * as styles from './Pagination.css.ts';

/** The words of the steps, for screen readers. */
export interface PaginationLabels {
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  /** Names one page, e.g. "Page 4 of 20". */
  readonly page: (page: number, count: number) => string;
}

interface PaginationBaseProps {
  /** What is paged, for screen readers, e.g. "Pages of users". */
  readonly label: string;
  readonly labels: PaginationLabels;
  /** The current page, from 1. Numbers outside are taken as the nearest end. */
  readonly page: number;
  /** How many pages there are. With fewer than two nothing is shown. */
  readonly count: number;
  /** How many page numbers are shown at a time. @default 3 */
  readonly range?: number;
  /** Writes a page's number. @default String */
  readonly formatPage?: (page: number) => string;
}

interface LinkedPagesProps {
  /** The address of a page: every step is a link. Prefer it, so that a page can be kept and opened apart. */
  readonly href: (page: number) => string;
  readonly onChange?: never;
}

interface PressedPagesProps {
  readonly href?: never;
  /** Called with the chosen page: every step is a button. */
  readonly onChange: (page: number) => void;
}

export type PaginationProps = PaginationBaseProps & (LinkedPagesProps | PressedPagesProps);

/**
 * Steps through the pages of a long list: to the first and last, the previous and next, and those nearby by number.
 */
export function Pagination({
  label,
  labels,
  page,
  count,
  range = 3,
  formatPage = String,
  href,
  onChange,
}: PaginationProps) {
  if (count < 2) return null;
  const current = clampPage(page, count);

  const step = (target: number, name: string, icon: IconName) => (
    <li className={styles.place}>
      {/* At an end the step stays, and keeps the focus of who has just come there by it. */}
      <Step page={target} label={name} isIdle={target === current} href={href} onChange={onChange}>
        <Icon name={icon} />
      </Step>
    </li>
  );

  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {step(1, labels.first, 'chevronFirst')}
        {step(clampPage(current - 1, count), labels.previous, 'chevronLeft')}
        {visiblePages(current, count, range).map((number) => (
          <li key={number} className={styles.place}>
            <Step
              page={number}
              label={labels.page(number, count)}
              isCurrent={number === current}
              href={href}
              onChange={onChange}
            >
              {formatPage(number)}
            </Step>
          </li>
        ))}
        {step(clampPage(current + 1, count), labels.next, 'chevronRight')}
        {step(count, labels.last, 'chevronLast')}
      </ul>
    </nav>
  );
}

interface StepProps {
  readonly children: ReactNode;
  readonly page: number;
  readonly label: string;
  readonly isCurrent?: boolean;
  readonly isIdle?: boolean;
  readonly href: ((page: number) => string) | undefined;
  readonly onChange: ((page: number) => void) | undefined;
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

function Step({ children, page, label, isCurrent = false, isIdle = false, href, onChange }: StepProps) {
  const looks = {
    className: styles.step,
    'aria-label': label,
    ...(isCurrent && { 'aria-current': 'page' as const }),
    ...(isIdle && { 'aria-disabled': 'true' as const }),
  };
  if (href !== undefined) {
    return (
      <Link {...looks} href={href(page)} {...(isIdle && idleLink)}>
        {children}
      </Link>
    );
  }
  const choose = () => {
    if (!isCurrent && !isIdle) onChange?.(page);
  };
  return (
    <Button {...looks} onPress={choose}>
      {children}
    </Button>
  );
}

/**
 * The pages whose numbers are shown: `range` of them, the current one in the middle where there is room.
 *
 * @param page The current page, from 1; numbers outside are taken as the nearest end.
 * @param count How many pages there are.
 * @example
 * visiblePages(5, 20, 3); // [4, 5, 6]
 * visiblePages(1, 20, 3); // [1, 2, 3]
 */
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
