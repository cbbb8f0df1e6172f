import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invitationForm } from '@tilava/domain/team';
import { emptyValues } from '@tilava/domain/form';
import { formatDay, helsinkiDay } from '@tilava/domain/time';
import { isApiError, type Schemas } from '@tilava/sdk';
import {
  createInvitationMutation,
  deleteMemberMutation,
  invalidateAfter,
  listTeamQuery,
  updateMemberMutation,
} from '@tilava/sdk/react-query';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Form } from '@tilava/ui/Form';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Select } from '@tilava/ui/Select';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useId, useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { QueryFailed } from '../../../shared/errors/QueryFailed.tsx';
import { useFailureText } from '../../../shared/errors/useFailureText.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { FactsSkeleton, Section } from '../../../shared/page/Section.tsx';
import { useKey } from '../../../shared/requests/idempotency.ts';
import { useServices } from '../../../shared/services/useServices.ts';
import { useTeamTexts } from '../../../shared/team/useTeamTexts.ts';
import * as styles from './team.css.ts';

type Member = Schemas['TeamMember'];
type Role = Schemas['TeamRole'];

const roles: readonly Role[] = ['viewer', 'editor', 'owner'];

/** Members and invitations; owners also invite, change and remove. */
export function TeamSections({ user }: { readonly user: Schemas['User'] }) {
  const labels = useTeamTexts();
  const { tilava } = useServices();
  const team = useQuery(listTeamQuery(tilava, user.id));
  if (team.isLoadingError) return <QueryFailed title={labels.failed} query={team} />;
  if (team.data === undefined) return <FactsSkeleton />;
  const { name, members, invitations } = team.data;
  const isOwner = user.team === undefined || user.team.role === 'owner';
  return (
    <>
      <Section id="members" title={labels.members} hint={labels.hint(name)} width="full">
        <ul className={styles.list}>
          {members.map((member, index) => (
            <li key={member.id} className={styles.entry}>
              <Person title={member.name} email={member.email} isYou={member.id === user.id}>
                {index === 0 ? labels.account : <Since moment={member.since} text={labels.since} />}
              </Person>
              {isOwner && index > 0 && member.id !== user.id ? (
                <MemberActions userId={user.id} member={member} />
              ) : (
                <Inline gap={3}>
                  <Badge>{labels.roles[member.role]}</Badge>
                  {index > 0 && member.id === user.id && <Leave userId={user.id} organization={name} />}
                </Inline>
              )}
            </li>
          ))}
        </ul>
      </Section>
      {invitations.length > 0 && (
        <Section id="invitations" title={labels.invitations} width="full">
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <li key={invitation.id} className={styles.entry}>
                <Person title={invitation.email}>
                  <Since moment={invitation.expiresAt} text={labels.until} />
                </Person>
                <Inline gap={3}>
                  <Badge>{labels.roles[invitation.role]}</Badge>
                  {isOwner && <CancelInvitation userId={user.id} invitation={invitation} />}
                </Inline>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {isOwner && <Invite userId={user.id} />}
    </>
  );
}

interface PersonProps {
  readonly title: string;
  readonly email?: string;
  readonly isYou?: boolean;
  readonly children: ReactNode;
}

function Person({ title, email, isYou = false, children }: PersonProps) {
  const labels = useTeamTexts();
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        <Heading level={3} size="lead">
          {title}
        </Heading>
        {isYou && <Badge tone="match">{labels.you}</Badge>}
      </Inline>
      {email !== undefined && <Text>{email}</Text>}
      <Text size="small" tone="muted">
        {children}
      </Text>
    </Stack>
  );
}

function Since({ moment, text }: { readonly moment: string; readonly text: (day: string) => string }) {
  return text(formatDay(helsinkiDay(new Date(moment)), useLocale()));
}

/** Changes take effect with the colleague's next request. */
function MemberActions({ userId, member }: { readonly userId: string; readonly member: Member }) {
  const labels = useTeamTexts();
  const { tilava, notices } = useServices();
  const [isAsking, setAsking] = useState(false);
  const onError = (error: Error) => notices.show({ error });
  const changing = useMutation({ ...updateMemberMutation(tilava), onError });
  const removing = useMutation({ ...deleteMemberMutation(tilava), onError });
  const path = { id: userId, memberId: member.id };
  return (
    <Inline gap={3}>
      <Select
        label={labels.roleOf(member.name)}
        placeholder={labels.select}
        options={roles.map((value) => ({ value, label: labels.roles[value] }))}
        value={changing.isPending ? changing.variables.body.role : member.role}
        onChange={(role) => {
          if (role !== null) changing.mutate({ ...path, body: { role } });
        }}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={labels.removeName(member.name)}
        isPending={removing.isPending}
        pendingLabel={labels.saving}
        onPress={() => setAsking(true)}
      >
        {labels.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.removeQuestion(member.name)}
        confirmLabel={labels.removeYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          removing.mutate(path);
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{labels.removeHint}</Text>
      </ConfirmDialog>
    </Inline>
  );
}

function Leave({ userId, organization }: { readonly userId: string; readonly organization: string }) {
  const labels = useTeamTexts();
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const leaving = useMutation({
    ...deleteMemberMutation(tilava),
    onError: (error) => notices.show({ error }),
    // Whatever was read is the organisation's.
    onSuccess: () => queryClient.resetQueries(),
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isPending={leaving.isPending}
        pendingLabel={labels.saving}
        onPress={() => setAsking(true)}
      >
        {labels.leave}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={labels.leaveQuestion(organization)}
        confirmLabel={labels.leaveYes}
        cancelLabel={labels.no}
        onConfirm={() => {
          setAsking(false);
          leaving.mutate({ id: userId, memberId: userId });
        }}
        onCancel={() => setAsking(false)}
      >
        <Text>{labels.leaveHint}</Text>
      </ConfirmDialog>
    </>
  );
}

interface CancelInvitationProps {
  readonly userId: string;
  readonly invitation: Schemas['TeamInvitation'];
}

function CancelInvitation({ userId, invitation: { id, email } }: CancelInvitationProps) {
  const labels = useTeamTexts();
  const { tilava, notices } = useServices();
  const cancelling = useMutation({
    ...deleteMemberMutation(tilava),
    onError: (error) => notices.show({ error }),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={labels.cancelName(email)}
      isPending={cancelling.isPending}
      pendingLabel={labels.saving}
      onPress={() => cancelling.mutate({ id: userId, memberId: id })}
    >
      {labels.cancel}
    </Button>
  );
}

function Invite({ userId }: { readonly userId: string }) {
  const labels = useTeamTexts();
  const label = useTranslations('product.field.account');
  const failureText = useFailureText();
  const { tilava } = useServices();
  const queryClient = useQueryClient();
  const id = useId();
  const keyOf = useKey();
  const form = useForm(invitationForm, emptyValues(invitationForm));
  const [role, setRole] = useState<Role>('editor');
  const [count, setCount] = useState(0);
  const inviting = useMutation({
    ...createInvitationMutation(tilava),
    onSuccess: () => {
      setCount(count + 1);
      form.change({ email: '' });
      return invalidateAfter(queryClient, 'createInvitation');
    },
  });
  const fields = {
    labels: { email: label('email') },
    errors: { email: inviting.isSuccess && form.values.email === '' ? undefined : form.errors.email },
    onLeave: form.leave,
  };
  const failureOf = (error: Error) => {
    const code = isApiError(error) ? error.code : null;
    if (code === 'cannot_join') return labels.full;
    return code === 'validation_failed' ? labels.alreadyIn : failureText('generic', error);
  };
  return (
    <Section id="invite" title={labels.invite} hint={labels.inviteHint}>
      <Form
        layout="narrow"
        onSubmit={() =>
          form.submit(({ email }) =>
            inviting.mutate({
              id: userId,
              body: { email, role },
              idempotencyKey: keyOf({ email, role, count }),
            }),
          )
        }
        isPending={inviting.isPending}
        attempts={form.attempts}
        fieldFailures={failuresOf(id, ['email'], fields)}
        failure={inviting.error && failureOf(inviting.error)}
        success={inviting.isSuccess && labels.invited(inviting.data.email)}
        labels={{ submit: labels.invite, submitting: labels.inviting }}
      >
        <TextField
          {...namedFields(id, fields)('email')}
          type="email"
          autoComplete="off"
          value={form.values.email}
          onChange={(email) => form.change({ email })}
        />
        <RadioGroup
          label={labels.role}
          options={roles.map((value) => ({
            value,
            label: labels.roles[value],
            description: labels.may[value],
          }))}
          value={role}
          onChange={setRole}
        />
      </Form>
    </Section>
  );
}
