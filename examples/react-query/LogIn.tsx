import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { forget, tilava } from './tilava.ts';

/** The form that begins a session. */
export function LogIn() {
  const [email, setEmail] = useState('landlord@tilava.example');
  const [password, setPassword] = useState('');
  const { mutate, error } = useMutation({
    mutationFn: () => tilava.session.logIn({ email, password }),
    onSuccess: forget,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <>
      <h1>Log in</h1>
      <form onSubmit={submit}>
        <label>
          Email
          <input
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label>
          Password
          <input
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <button>Log in</button>
        <p className="note">The demo’s password is makes-the-best-matches.</p>
      </form>
      <p className="fault" role="alert">
        {error?.message}
      </p>
    </>
  );
}
