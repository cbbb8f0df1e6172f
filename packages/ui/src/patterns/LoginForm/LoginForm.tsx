import type { FormEvent, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as styles from './LoginForm.css.ts';

/** What is written into the form. */
export interface LoginFormValues {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** The words of the form. */
export interface LoginFormWords {
  readonly email: string;
  readonly password: string;
  /** E.g. "Show password". */
  readonly showPassword: string;
  /** E.g. "Hide password". */
  readonly hidePassword: string;
  readonly rememberMe: string;
  /** The button, e.g. "Login". */
  readonly submit: string;
  /** Said while the answer is awaited, e.g. "Logging in". */
  readonly submitting: string;
}

export interface LoginFormProps {
  readonly values: LoginFormValues;
  readonly onChange: (values: LoginFormValues) => void;
  /** Called on Enter and by the button, never while pending. */
  readonly onSubmit: () => void;
  /** The login is under way: another cannot be sent. @default false */
  readonly isPending?: boolean;
  /** What is wrong with a field. Move the focus to the first one by its ref. */
  readonly errors?: Readonly<Partial<Record<'email' | 'password', string>>>;
  /** Why the login failed, said at once to screen readers; what helps may stand in it, e.g. a button. */
  readonly failure?: ReactNode;
  /** Leads to a new password: a link, or the button of a dialog. */
  readonly forgot?: ReactNode;
  /** Stands at the end, e.g. a link to sign up. */
  readonly footer?: ReactNode;
  readonly words: LoginFormWords;
  readonly emailRef?: Ref<HTMLInputElement>;
  readonly passwordRef?: Ref<HTMLInputElement>;
}

/**
 * The look of logging in: email, password, remember-me, and what went wrong. What it does is for the app.
 *
 * @example
 * <LoginForm values={values} onChange={setValues} onSubmit={logIn} isPending={isPending} words={words} />
 */
export function LoginForm({
  values,
  onChange,
  onSubmit,
  isPending = false,
  errors,
  failure,
  forgot,
  footer,
  words,
  emailRef,
  passwordRef,
}: LoginFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        isRequired
        value={values.email}
        onChange={(email) => onChange({ ...values, email })}
        errorMessage={errors?.email}
        {...(emailRef !== undefined && { ref: emailRef })}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        isRequired
        value={values.password}
        onChange={(password) => onChange({ ...values, password })}
        errorMessage={errors?.password}
        {...(passwordRef !== undefined && { ref: passwordRef })}
      />
      <div className={styles.memory}>
        <Checkbox
          isSelected={values.rememberMe}
          onChange={(rememberMe) => onChange({ ...values, rememberMe })}
        >
          {words.rememberMe}
        </Checkbox>
        {forgot}
      </div>
      <div className={styles.send}>
        {/* Always there: screen readers tell of what comes into it. */}
        <div role="alert">
          {failure !== undefined && failure !== null && (
            <div className={styles.failure}>
              <span className={styles.failureIcon}>
                <Icon name="alert" />
              </span>
              <div className={styles.failureWords}>{failure}</div>
            </div>
          )}
        </div>
        <Button type="submit" isWide isPending={isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
      </div>
      {footer}
    </form>
  );
}
