import { Badge } from '../components/Badge/Badge.tsx';
import { Sample } from '../foundations/Sample.tsx';
import { fact, facts, term } from './guide.css.ts';
import type { Guide } from './guide.ts';

export interface FactsProps extends Pick<Guide, 'status' | 'since'> {
  /** Minified and compressed, in bytes; unknown where it is no entry of the package. */
  readonly weight: number | undefined;
}

const statuses = {
  stable: { tone: 'match', words: 'Stable' },
  new: { tone: 'attention', words: 'New' },
} as const;

/** How ready a component is, since when it is there, and what it costs. */
export function Facts({ status, since, weight }: FactsProps) {
  const { tone, words } = statuses[status];
  return (
    <Sample>
      <dl className={facts}>
        <div className={fact}>
          <dt className={term}>Status</dt>
          <dd>
            <Badge tone={tone}>{words}</Badge>
          </dd>
        </div>
        <div className={fact}>
          <dt className={term}>Since</dt>
          <dd>{since}</dd>
        </div>
        {weight !== undefined && (
          <div className={fact}>
            <dt className={term}>First download, with all it needs beside React</dt>
            <dd>{kilobytes(weight)}</dd>
          </div>
        )}
      </dl>
    </Sample>
  );
}

const kilobytes = (bytes: number): string =>
  `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: bytes < 10_000 ? 1 : 0 })}\u00a0KB`;
