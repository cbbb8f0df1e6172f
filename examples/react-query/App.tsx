import { useMutation, useQuery } from '@tanstack/react-query';
import { verifyBearerQuery } from '@tilava/sdk/react-query';
import { LogIn } from './LogIn.tsx';
import { Matches } from './Matches.tsx';
import { forget, tilava } from './tilava.ts';

/** The log-in for visitors, the matches for a landlord. */
export function App() {
  // Refused without a bearer, or with one that works no more: then somebody has to log in.
  const { data: session, isPending } = useQuery(verifyBearerQuery(tilava));
  const { mutate: logOut } = useMutation({ mutationFn: () => tilava.session.logOut(), onSettled: forget });
  return (
    <>
      <header>
        <p>Tilava example</p>
        {session && (
          <button className="quiet" type="button" onClick={() => logOut()}>
            Log out
          </button>
        )}
      </header>
      <main>
        {session && <Matches userId={session.user.id} />}
        {!session && !isPending && <LogIn />}
      </main>
    </>
  );
}
