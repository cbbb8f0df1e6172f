import { Suspense, use } from 'react';
import { componentLinks } from './componentLinks.ts';

interface ProseProps {
  readonly children: string;
}

/** A sentence, in which `code` stands between backticks and each name of another page leads to it. */
export const Prose = ({ children }: ProseProps) => (
  <Suspense fallback={children}>
    <Linked>{children}</Linked>
  </Suspense>
);

function Linked({ children }: ProseProps) {
  const links = use(componentLinks);
  const here = new URLSearchParams(window.location.search).get('id') ?? '';
  return children.split(/(`[^`]+`|\b[A-Z]\w+)/u).map((piece, index) => {
    const key = `${index} ${piece}`;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    const address = links.get(piece);
    return address === undefined || address.endsWith(`/${here}`) ? (
      piece
    ) : (
      <a key={key} href={address} target="_top">
        {piece}
      </a>
    );
  });
}

/** Sentences below each other. */
export function Sentences({ children }: { readonly children: readonly string[] }) {
  return (
    <ul>
      {children.map((sentence) => (
        <li key={sentence}>
          <Prose>{sentence}</Prose>
        </li>
      ))}
    </ul>
  );
}
