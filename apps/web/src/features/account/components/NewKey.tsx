import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keyForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { isApiError, type Schemas } from '@tilava/sdk';
import { createKeyMutation, invalidateAfter } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { CheckboxGroup } from '@tilava/ui/CheckboxGroup';
import { Form } from '@tilava/ui/Form';
import { Inline } from '@tilava/ui/Inline';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useId, useState } from 'react';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { KeyTexts } from '../../../texts/keys/keys.ts';

type Scope = Schemas['KeyScope'];

/** What a scope is about. */
export const tagOf = (scope: Scope): keyof KeyTexts['tags'] => scope.split(':')[0] as keyof KeyTexts['tags'];

const readScopes: readonly Scope[] = [
  'announcements:read',
  'properties:read',
  'matchmaking:read',
  'insights:read',
  'favorites:read',
  'interests:read',
  'threads:read',
  'viewings:read',
  'changes:read',
];
const writeScopes: readonly Scope[] = [
  'announcements:write',
  'properties:write',
  'favorites:write',
  'interests:write',
  'threads:write',
  'viewings:write',
  'files:write',
];
const validities = [30, 90, 180, 366] as const;

interface NewKeyProps {
  readonly userId: string;
  readonly labels: KeyTexts;
}

/** Creates a key and shows its secret, once. */
export function NewKey({ userId, labels }: NewKeyProps) {
  const failureText = useFailureText();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const id = useId();
  const form = useForm(keyForm, emptyValues(keyForm));
  const [scopes, setScopes] = useState<readonly Scope[]>(['announcements:read', 'announcements:write']);
  const [days, setDays] = useState<number>(90);
  const [isSubmitted, setSubmitted] = useState(false);
  const creating = useMutation({
    ...createKeyMutation(tilava),
    onSuccess: () => {
      form.change({ label: '' });
      return invalidateAfter(queryClient, 'createKey');
    },
  });
  const fields = {
    labels: { label: labels.label },
    errors: { label: creating.isSuccess && form.values.label === '' ? undefined : form.errors.label },
    onLeave: form.leave,
  };
  const without = (group: readonly Scope[]) => scopes.filter((scope) => !group.includes(scope));
  const lacksScopes = scopes.length === 0;
  const failureOf = (error: Error) =>
    isApiError(error) && error.code === 'too_many_keys' ? labels.full : failureText('generic', error);
  return (
    <Section id="new-key" title={labels.new} hint={labels.newHint}>
      <Stack gap={6}>
        <Form
          onSubmit={() => {
            setSubmitted(true);
            form.submit(({ label }) => {
              if (!lacksScopes) creating.mutate({ id: userId, body: { label, scopes, days } });
            });
          }}
          isPending={creating.isPending}
          attempts={form.attempts}
          fieldFailures={failuresOf(id, ['label'], fields)}
          failure={creating.error && failureOf(creating.error)}
          success={creating.isSuccess && labels.created(creating.data.key.label)}
          labels={{ submit: labels.create, submitting: labels.creating }}
        >
          <TextField
            {...namedFields(id, fields)('label')}
            description={labels.labelHint}
            autoComplete="off"
            value={form.values.label}
            onChange={(label) => form.change({ label })}
          />
          {(
            [
              [labels.read, readScopes],
              [labels.change, writeScopes],
            ] as const
          ).map(([label, group]) => (
            <CheckboxGroup
              key={label}
              label={label}
              arrangement="columns"
              options={group.map((value) => ({ value, label: labels.tags[tagOf(value)] }))}
              value={scopes.filter((scope) => group.includes(scope))}
              onChange={(chosen) => setScopes([...without(group), ...chosen])}
              errorMessage={lacksScopes && isSubmitted ? labels.choose : undefined}
            />
          ))}
          <Select
            label={labels.validity}
            placeholder={labels.select}
            options={validities.map((value) => ({ value: String(value), label: labels.days(value) }))}
            value={String(days)}
            onChange={(chosen) => {
              if (chosen !== null) setDays(Number(chosen));
            }}
          />
        </Form>
        {creating.isSuccess && <Secret secret={creating.data.secret} labels={labels} />}
      </Stack>
    </Section>
  );
}

function Secret({ secret, labels }: { readonly secret: string; readonly labels: KeyTexts }) {
  const [copied, setCopied] = useState<string>();
  return (
    <Stack gap={3}>
      <TextField
        label={labels.secret}
        description={labels.secretHint}
        value={secret}
        onChange={() => undefined}
      />
      <Inline gap={4}>
        {/* Plain HTTP has no clipboard; where it is refused, the key is selected by hand. */}
        {window.isSecureContext && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => {
              navigator.clipboard.writeText(secret).then(
                () => setCopied(secret),
                () => setCopied(undefined),
              );
            }}
          >
            {labels.copy}
          </Button>
        )}
        <span role="status">{copied === secret && <Text as="span">{labels.copied}</Text>}</span>
      </Inline>
    </Stack>
  );
}
