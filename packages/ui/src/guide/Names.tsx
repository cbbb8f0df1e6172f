import { Suspense, use } from 'react';
import { componentLinks } from './componentLinks.ts';
import { Prose } from './Prose.tsx';

interface NamesProps {
  readonly children: string;
}

/** Words in which each name of a component leads to its page. */
export const Names = ({ children }: NamesProps) => (
  <Suspense fallback={children}>
    <Linked>{children}</Linked>
  </Suspense>
);

function Linked({ children }: NamesProps) {
  const links = use(componentLinks);
  return children.split(/(\b[A-Z]\w+)/u).map((piece, index) => {
    const address = links.get(piece);
    const key = `${index} ${piece}`;
    return address === undefined ? (
      <Prose key={key}>{piece}</Prose>
    ) : (
      <a key={key} href={address} target="_top">
        {piece}
      </a>
    );
  });
}
