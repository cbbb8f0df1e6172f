import { useId } from 'react';
import { PasswordField, type PasswordLabels } from '../../../components/PasswordField/PasswordField.tsx';
import { Form, type FormStateProps, type SubmitLabels } from '../Form/Form.tsx';
import { failuresOf, namedFields, type FieldsProps } from '../Form/namedField.ts';

const fieldNames = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

/** The name of a field of a password change. */
export type PasswordChangeFieldName = (typeof fieldNames)[number];

/** The form’s values. */
export type PasswordChangeValues = Readonly<Record<PasswordChangeFieldName, string>>;

export interface PasswordChangeFormProps extends FormStateProps, FieldsProps<PasswordChangeFieldName> {
  /** A heading that names the form. */
  readonly title?: string;
  readonly values: PasswordChangeValues;
  /** Called with what changed. */
  readonly onChange: (changed: Partial<PasswordChangeValues>) => void;
  readonly formLabels: SubmitLabels & PasswordLabels;
  /** The user’s email, in a hidden field: it tells password managers which password to replace. */
  readonly email: string;
}

/** The old password, and the new one twice. */
export function PasswordChangeForm({
  values,
  onChange,
  labels,
  hints,
  errors,
  onLeave,
  formLabels,
  email,
  ...form
}: PasswordChangeFormProps) {
  const id = useId();
  const field = namedFields(id, { labels, hints, errors, onLeave });
  const showAndHide = { showLabel: formLabels.showPassword, hideLabel: formLabels.hidePassword };
  return (
    <Form
      {...form}
      layout="narrow"
      labels={formLabels}
      fieldFailures={failuresOf(id, fieldNames, { labels, errors })}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {fieldNames.map((name) => (
        <PasswordField
          key={name}
          {...field(name)}
          {...showAndHide}
          autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
          value={values[name]}
          onChange={(password) => onChange({ [name]: password })}
        />
      ))}
    </Form>
  );
}
