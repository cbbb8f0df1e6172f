import { useId } from 'react';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { Form, type FormStateProps, type SubmitLabels } from '../Form/Form.tsx';
import { failuresOf, namedFields, type FieldsProps } from '../Form/namedField.ts';

const fieldNames = ['email'] as const;

export interface NewsletterFormProps
  extends Omit<FormStateProps, 'blocker'>, FieldsProps<(typeof fieldNames)[number]> {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly formLabels: SubmitLabels;
}

/** The newsletter form in a Footer. Once it is sent, set `success` and empty the field. */
export function NewsletterForm({
  email,
  onChange,
  labels,
  hints,
  errors,
  onLeave,
  formLabels,
  ...form
}: NewsletterFormProps) {
  const id = useId();
  const field = namedFields(id, { labels, hints, errors, onLeave, required: [] });
  return (
    <Form
      {...form}
      labels={formLabels}
      layout="compact"
      fieldFailures={failuresOf(id, fieldNames, { labels, errors })}
    >
      <TextField {...field('email')} type="email" autoComplete="email" value={email} onChange={onChange} />
    </Form>
  );
}
