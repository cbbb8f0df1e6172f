import type { accountForm, loginForm, passwordChangeForm } from '@tilava/domain/account';
import type { criteriaForm } from '@tilava/domain/criteria';
import type { ValuesOf } from '@tilava/domain/form';
import type { listingForm, listingPropertyForm } from '@tilava/domain/listing';
import type { needForm, needPropertyForm } from '@tilava/domain/need';
import type { organizationForm, privatePersonForm } from '@tilava/domain/profile';
import type { AccountValues } from '@tilava/ui/AccountFields';
import type { CriteriaValues } from '@tilava/ui/CriteriaFields';
import type { LoginFormValues } from '@tilava/ui/LoginForm';
import type { NeedValues } from '@tilava/ui/NeedFields';
import type { OrganizationValues } from '@tilava/ui/OrganizationFields';
import type { PasswordChangeValues } from '@tilava/ui/PasswordChangeForm';
import type { PersonValues } from '@tilava/ui/PersonFields';
import type { PropertyValues } from '@tilava/ui/PropertyFields';
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
  expectTypeOf<Joins<ValuesOf<ReturnType<typeof needForm>>, NeedValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<ReturnType<typeof needPropertyForm>>, NeedValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<ReturnType<typeof listingForm>>, PropertyValues>>().toEqualTypeOf<true>();
  expectTypeOf<
    Joins<ValuesOf<ReturnType<typeof listingPropertyForm>>, PropertyValues>
  >().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<ReturnType<typeof listingForm>>, CriteriaValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof criteriaForm>, CriteriaValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<ReturnType<typeof privatePersonForm>>, PersonValues>>().toEqualTypeOf<true>();
  expectTypeOf<
    Joins<ValuesOf<ReturnType<typeof organizationForm>>, OrganizationValues>
  >().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof accountForm>, AccountValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof loginForm>, LoginFormValues>>().toEqualTypeOf<true>();
  expectTypeOf<Joins<ValuesOf<typeof passwordChangeForm>, PasswordChangeValues>>().toEqualTypeOf<true>();
});

test('a form that holds something else than the component does not join', () => {
  expectTypeOf<Joins<{ rent: number }, { rent: string }>>().not.toEqualTypeOf<true>();
  expectTypeOf<Joins<{ rent: string }, { rent: string | null }>>().not.toEqualTypeOf<true>();
  expectTypeOf<Joins<{ rent: string }, { size?: string }>>().not.toEqualTypeOf<true>();
});
