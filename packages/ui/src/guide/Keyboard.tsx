import type { Guide } from './guide.ts';
import { Prose, Sentences } from './Prose.tsx';

/** What keys do, and where the focus goes. */
export function Keyboard({ keys, focus }: Pick<Guide, 'keys' | 'focus'>) {
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      {keys.length === 0 ? (
        <p>It is read, and not pressed: it has no keys, and Tab passes it by.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(({ name, does }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <Prose>{does}</Prose>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {focus.length > 0 && <Sentences>{focus}</Sentences>}
    </>
  );
}
