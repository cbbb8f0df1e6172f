import { PasswordField, type PasswordLabels } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { namedFields, type FieldsProps } from '../Form/namedField.ts';

/** The names of the fields, in order. */
export const accountFieldNames = ['email', 'password', 'confirmPassword'] as const;

/** The name of an account field. */
export type AccountFieldName = (typeof accountFieldNames)[number];

/** The fields’ values. */
export type AccountValues = Readonly<Record<AccountFieldName, string>>;

export interface AccountFieldsProps extends FieldsProps<AccountFieldName> {
  /** The prefix of the fields’ ids, as passed to `failuresOf`. */
  readonly id: string;
  readonly values: AccountValues;
  /** Called with what changed. */
  readonly onChange: (changed: Partial<AccountValues>) => void;
  readonly passwordLabels: PasswordLabels;
}

/** Email and password, for the last step of signing up: in a Wizard or a Form. */
export function AccountFields({ id, values, onChange, passwordLabels, ...fields }: AccountFieldsProps) {
  const field = namedFields(id, fields);
  const showAndHide = { showLabel: passwordLabels.showPassword, hideLabel: passwordLabels.hidePassword };
  return (
    <Stack gap={5}>
      <TextField
        {...field('email')}
        type="email"
        // Password managers keep it beside the password.
        autoComplete="username"
        value={values.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        {...field('password')}
        {...showAndHide}
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        {...field('confirmPassword')}
        {...showAndHide}
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
      />
    </Stack>
  );
}
