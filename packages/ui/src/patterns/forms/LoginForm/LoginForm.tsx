import { useId, type ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { PasswordField, type PasswordLabels } from '../../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Form, type FormStateProps, type SubmitLabels } from '../Form/Form.tsx';
import { failuresOf, namedFields, type FieldsProps } from '../Form/namedField.ts';
import { memory } from '../Form/Form.css.ts';

/** The form’s values. */
export interface LoginFormValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

const fieldNames = ['email', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

/** The form’s texts, except those of its fields. */
export interface LoginFormLabels extends SubmitLabels, PasswordLabels {
  readonly rememberMe: string;
}

export interface LoginFormProps extends Omit<FormStateProps, 'success'>, FieldsProps<FieldName> {
  readonly values: LoginFormValues;
  /** Called with what changed. */
  readonly onChange: (changed: Partial<LoginFormValues>) => void;
  /** Leads to a new password: a link, or the button of a dialog. */
  readonly forgot?: ReactNode;
  /** Shown at the end, e.g. a link to sign up. */
  readonly footer?: ReactNode;
  readonly formLabels: LoginFormLabels;
  /** `line` beside what matters more, with a secondary button: fields stand beside each other there. @default 'narrow' */
  readonly layout?: 'narrow' | 'line' | undefined;
}

/** The login fields: email, password, remember-me and errors. The app logs in. */
export function LoginForm({
  values,
  onChange,
  labels,
  hints,
  errors,
  onLeave,
  forgot,
  formLabels,
  layout = 'narrow',
  ...form
}: LoginFormProps) {
  const id = useId();
  const field = namedFields(id, { labels, hints, errors, onLeave });
  return (
    <Form
      {...form}
      layout={layout}
      labels={formLabels}
      fieldFailures={failuresOf(id, fieldNames, { labels, errors })}
    >
      <TextField
        {...field('email')}
        type="email"
        autoComplete="username"
        value={values.email}
        onChange={(email) => onChange({ email })}
      />
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        showLabel={formLabels.showPassword}
        hideLabel={formLabels.hidePassword}
        value={values.password}
        onChange={(password) => onChange({ password })}
      />
      <div className={memory}>
        <Checkbox
          name="rememberMe"
          isSelected={values.rememberMe}
          onChange={(rememberMe) => onChange({ rememberMe })}
        >
          {formLabels.rememberMe}
        </Checkbox>
        {forgot}
      </div>
    </Form>
  );
}
