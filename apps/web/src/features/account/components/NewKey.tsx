import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keyForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { isApiError, type Schemas } from '@tilava/sdk';
import { createKeyMutation, invalidateAfter, listAnnouncementsOfUserQuery } from '@tilava/sdk/react-query';
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
import { manyAnnouncements } from '../../../shared/announcements/ownAnnouncements.ts';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import type { KeyTexts } from '../../../texts/keys/keys.ts';
import * as styles from './keys.css.ts';

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
  readonly isLandlord: boolean;
  readonly labels: KeyTexts;
}

/** Creates a key and shows its secret, once. */
export function NewKey({ userId, isLandlord, labels }: NewKeyProps) {
  const failureText = useFailureText();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const id = useId();
  const form = useForm(keyForm, emptyValues(keyForm));
  const [scopes, setScopes] = useState<readonly Scope[]>(
    isLandlord ? ['announcements:read', 'announcements:write'] : ['properties:read', 'matchmaking:read'],
  );
  const [days, setDays] = useState<number>(90);
  /** The announcements that it is limited to; null for all. */
  const [limit, setLimit] = useState<readonly string[] | null>(null);
  const [isSubmitted, setSubmitted] = useState(false);
  const creating = useMutation({
    ...createKeyMutation(tilava),
    onSuccess: () => {
      form.change({ label: '' });
      setLimit(null);
      setSubmitted(false);
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
  const lacksChoice = limit?.length === 0;
  const failureOf = (error: Error) =>
    isApiError(error) && error.code === 'too_many_keys' ? labels.full : failureText('generic', error);
  return (
    <Section id="new-key" title={labels.new} hint={labels.newHint}>
      <Stack gap={6}>
        <Form
          onSubmit={() => {
            setSubmitted(true);
            form.submit(({ label }) => {
              if (lacksScopes || lacksChoice) return;
              const body = { label, scopes, days, ...(limit !== null && { announcements: limit }) };
              creating.mutate({ id: userId, body });
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
          {isLandlord && (
            <Select
              label={labels.limit}
              placeholder={labels.select}
              description={limit === null ? undefined : labels.limitHint}
              options={[
                { value: 'none', label: labels.limitNone },
                { value: 'some', label: labels.limitSome },
              ]}
              value={limit === null ? 'none' : 'some'}
              onChange={(choice) => setLimit(choice === 'some' ? [] : null)}
            />
          )}
          {limit !== null && (
            <ChosenAnnouncements
              userId={userId}
              labels={labels}
              chosen={limit}
              onChange={setLimit}
              errorMessage={lacksChoice && isSubmitted ? labels.choose : undefined}
            />
          )}
        </Form>
        {creating.isSuccess && (
          <Secret
            label={labels.secret}
            hint={labels.secretHint}
            secret={creating.data.secret}
            labels={labels}
          />
        )}
      </Stack>
    </Section>
  );
}

interface ChosenAnnouncementsProps {
  readonly userId: string;
  readonly labels: KeyTexts;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly errorMessage: string | undefined;
}

function ChosenAnnouncements({ userId, labels, chosen, onChange, errorMessage }: ChosenAnnouncementsProps) {
  const { tilava } = useServices();
  const announcements = useQuery(listAnnouncementsOfUserQuery(tilava, userId));
  const [search, setSearch] = useState('');
  if (announcements.isLoadingError) return <QueryFailed title={labels.failed} query={announcements} />;
  if (announcements.data === undefined) return <FactsSkeleton />;
  if (announcements.data.length === 0) return <Text>{labels.noAnnouncements}</Text>;
  const sought = search.trim().toLowerCase();
  const shown = announcements.data
    .map(({ id, reference, properties: { address } }) => ({
      value: id,
      label: address,
      ...(reference !== null && { description: reference }),
    }))
    .filter(({ label, description = '' }) => `${label} ${description}`.toLowerCase().includes(sought));
  const isShown = (id: string) => shown.some(({ value }) => value === id);
  return (
    <>
      {announcements.data.length >= manyAnnouncements && (
        <TextField label={labels.search} autoComplete="off" value={search} onChange={setSearch} />
      )}
      <div className={styles.announcements}>
        {shown.length === 0 ? (
          <Text>{labels.noneFound}</Text>
        ) : (
          <CheckboxGroup
            label={labels.limitTo}
            options={shown}
            value={chosen.filter(isShown)}
            onChange={(ticked) => onChange([...chosen.filter((id) => !isShown(id)), ...ticked])}
            errorMessage={errorMessage}
          />
        )}
      </div>
    </>
  );
}

interface SecretProps {
  readonly label: string;
  readonly hint: string;
  readonly secret: string;
  readonly labels: KeyTexts;
}

/** Shows a secret to be copied. */
export function Secret({ label, hint, secret, labels }: SecretProps) {
  const [copied, setCopied] = useState<string>();
  return (
    <Stack gap={3}>
      <TextField label={label} description={hint} value={secret} onChange={() => undefined} />
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
