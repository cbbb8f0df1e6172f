import type { accountForm, loginForm, passwordChangeForm } from '@tilava/domain/account';
import type { ValuesOf } from '@tilava/domain/form';
import type { AccountValues } from '@tilava/ui/AccountFields';
import type { LoginFormValues } from '@tilava/ui/LoginForm';
import type { PasswordChangeValues } from '@tilava/ui/PasswordChangeForm';
import { expectTypeOf, test } from 'vitest';

/**
 * True where a form and a component join without an adapter: what the form holds goes in as it is, and what the
 * component changes is what the form holds.
 */
type Joins<Held, Shown> = Held extends Shown
  ? keyof Shown extends keyof Held
    ? Shown extends Pick<Held, keyof Shown & keyof Held>
      ? true
      : ['comes out otherwise', Shown]
    : ['has fields that the form does not know', Exclude<keyof Shown, keyof Held>]
  : ['does not go in', Held];

// A broken line here fails the check of types; running it only tells that it is there.
test('what the forms hold is what the components show and change', () => {
  expectTypeOf<Joins<ValuesOf<typeof accountForm>, AccountValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof loginForm>, LoginFormValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof passwordChangeForm>, PasswordChangeValues>>().toEqualTypeOf<true>();
});

test('a form that holds something else than the component does not join', () => {
  expectTypeOf<Joins<{ rent: number }, { rent: string }>>().not.toEqualTypeOf<true>();
  expectTypeOf<Joins<{ rent: string }, { rent: string | null }>>().not.toEqualTypeOf<true>();
  expectTypeOf<Joins<{ rent: string }, { size?: string }>>().not.toEqualTypeOf<true>();
});
