import type { Guide } from './guide.ts';
import { Prose, Sentences } from './Prose.tsx';

/** When and how to use a component, and when not. */
export function Uses({ use, avoid }: Pick<Guide, 'use' | 'avoid'>) {
  return (
    <>
      <h2 id="when-and-how-to-use-it">When and how to use it</h2>
      <Sentences>{use}</Sentences>
      <h2 id="when-not">When not</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Take</th>
          </tr>
        </thead>
        <tbody>
          {avoid.map(({ when, take }) => (
            <tr key={when}>
              <td>
                <Prose>{when}</Prose>
              </td>
              <td>
                <Prose>{take}</Prose>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
