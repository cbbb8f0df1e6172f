import type { Schemas } from '@tilava/sdk';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Matches = readonly Extract<Schemas['Match'], { kind: 'announcement' }>[];

/** The least that shows the same rows: no styles, no words of other languages, nothing to press but links. */
function List() {
  const [matches, setMatches] = useState<Matches>();
  useEffect(() => {
    void readMatches().then(setMatches);
  }, []);
  if (matches === undefined) return <p>Loading</p>;
  return (
    <ul>
      {matches.map(({ announcement: { id, properties }, points, distance, favorite }) => (
        <li key={id}>
          <h2>
            <a href={`/user/matches/${properties.id}`}>{properties.residenceType}</a> {points} %
          </h2>
          <p>
            {properties.address}, {distance} m, {properties.size} m², {properties.rent} €
          </p>
          <p>{properties.description}</p>
          <button aria-pressed={favorite}>Favorite</button>
        </li>
      ))}
    </ul>
  );
}

async function readMatches(): Promise<Matches> {
  const { token = '', need = '' } = JSON.parse(localStorage.getItem('plain.session') ?? '{}') as {
    token?: string;
    need?: string;
  };
  const response = await fetch('/api/v1/matchmaking?favorite=false&limit=100', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ property: need }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { results } = (await response.json()) as Schemas['MatchPage'];
  return results.filter((match) => match.kind === 'announcement');
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');
createRoot(root).render(<List />);
