import type { Guide } from './guide.ts';
import { Prose, Sentences } from './Prose.tsx';

/** What keys do, and where the focus goes, where a component has something to say of either. */
export function Keyboard({ keys, focus }: Pick<Guide, 'keys' | 'focus'>) {
  if (!keys && !focus) return null;
  return (
    <>
      <h2 id="keyboard">Keyboard</h2>
      {keys && (
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
      {focus && <Sentences>{focus}</Sentences>}
    </>
  );
}
