import { useState, type ReactNode } from 'react';
import type { FieldFailure } from '../../../components/ErrorSummary/ErrorSummary.tsx';
import { Form, type FormProps } from '../Form/Form.tsx';

interface ShownInFormProps extends Partial<FormProps> {
  readonly children: ReactNode;
  /** What is wrong once it is sent, as the fields say it all the time. */
  readonly fieldFailures?: readonly FieldFailure[];
}

const noFailures: readonly FieldFailure[] = [];

/** Fields in the form of a page that edits them. */
export function ShownInForm({ children, fieldFailures = noFailures, ...form }: ShownInFormProps) {
  const [attempts, setAttempts] = useState(0);
  return (
    <Form
      labels={{ submit: 'Save', submitting: 'Saving' }}
      onSubmit={() => setAttempts((count) => count + 1)}
      attempts={attempts}
      fieldFailures={fieldFailures}
      {...(fieldFailures.length > 0 && {
        summaryTitle:
          fieldFailures.length === 1
            ? '1 field needs your attention'
            : `${fieldFailures.length} fields need your attention`,
      })}
      {...form}
    >
      {children}
    </Form>
  );
}
