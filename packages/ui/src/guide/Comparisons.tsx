import { Icon } from '../components/Icon/Icon.tsx';
import { Sample } from '../foundations/Sample.tsx';
import * as words from '../foundations/Words.css.ts';
import { comparison, picture } from './guide.css.ts';
import type { Comparison, Example } from './guide.ts';
import { Prose } from './Prose.tsx';

/** What to do beside what not to do, told apart by a mark and a word. */
export function Comparisons({ of }: { readonly of: readonly Comparison[] }) {
  return (
    <>
      <h2 id="do-and-dont">Do and don’t</h2>
      <Sample>
        {of.map(({ right, wrong }) => (
          <div key={right.why} className={words.pair}>
            <Side kind="good" {...right} />
            <Side kind="bad" {...wrong} />
          </div>
        ))}
      </Sample>
    </>
  );
}

const verdicts = {
  good: { icon: 'check', verdict: 'Do' },
  bad: { icon: 'cross', verdict: 'Don’t' },
} as const;

function Side({ kind, picture: shown, why }: Example & { readonly kind: 'good' | 'bad' }) {
  const { icon, verdict } = verdicts[kind];
  return (
    <figure className={`${words.kind[kind]} ${comparison}`}>
      {/* A picture, out of reach of the keyboard: the sentence below it says what it shows. */}
      <div className={picture} inert>
        {shown}
      </div>
      <figcaption>
        <div className={words.verdictOf[kind]}>
          <Icon name={icon} />
          {verdict}
        </div>
        <Prose>{why}</Prose>
      </figcaption>
    </figure>
  );
}
