import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { resetForm } from '@tilava/domain/account';
import { emptyValues } from '@tilava/domain/form';
import { logoNumber } from '@tilava/domain/pictures';
import { formatDay, helsinkiDay } from '@tilava/domain/time';
import { isApiError, type Schemas } from '@tilava/sdk';
import {
  createInvitationMutation,
  deleteMemberMutation,
  invalidateAfter,
  listTeamQuery,
  updateMemberMutation,
} from '@tilava/sdk/react-query';
import { Avatar } from '@tilava/ui/Avatar';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { Form } from '@tilava/ui/Form';
import { Inline } from '@tilava/ui/Inline';
import { failuresOf, namedFields } from '@tilava/ui/namedField';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { SegmentedControl } from '@tilava/ui/SegmentedControl';
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
import * as styles from './keys.css.ts';

type Member = Schemas['TeamMember'];
type Role = Schemas['TeamRole'];

const roles: readonly Role[] = ['viewer', 'editor', 'owner'];

/** Members and invitations; owners also invite, change and remove. */
export function TeamSections({ user }: { readonly user: Schemas['User'] }) {
  const labels = useTeamTexts();
  const locale = useLocale();
  const { tilava } = useServices();
  const team = useQuery(listTeamQuery(tilava, user.id));
  if (team.isLoadingError) return <QueryFailed title={labels.failed} query={team} />;
  if (team.data === undefined) return <FactsSkeleton />;
  const { name, members, invitations } = team.data;
  const dayOf = (moment: string) => formatDay(helsinkiDay(new Date(moment)), locale);
  const isOwner = user.team === undefined || user.team.role === 'owner';
  return (
    <>
      <Section id="members" title={labels.members} hint={labels.hint(name)} width="full">
        <ul className={styles.list}>
          {members.map((member, index) => {
            const isOwn = member.id === user.id;
            const canChange = isOwner && index > 0 && !isOwn;
            return (
              <Entry
                key={member.id}
                picture={<Avatar number={logoNumber(member.id)} />}
                title={isOwn ? `${member.name} (${labels.you})` : member.name}
                email={member.email}
                hint={index === 0 ? labels.account : labels.since(dayOf(member.since))}
                {...(!canChange && { role: labels.roles[member.role] })}
              >
                {canChange && <MemberActions userId={user.id} member={member} />}
                {index > 0 && isOwn && <Leave userId={user.id} organization={name} />}
              </Entry>
            );
          })}
        </ul>
      </Section>
      {invitations.length > 0 && (
        <Section id="invitations" title={labels.invitations} width="full">
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <Entry
                key={invitation.id}
                title={invitation.email}
                hint={labels.until(dayOf(invitation.expiresAt))}
                role={labels.roles[invitation.role]}
              >
                {isOwner && <CancelInvitation userId={user.id} invitation={invitation} />}
              </Entry>
            ))}
          </ul>
        </Section>
      )}
      {isOwner && <Invite userId={user.id} />}
    </>
  );
}

interface EntryProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly email?: string;
  readonly hint: string;
  /** Where it isn’t chosen in the entry. */
  readonly role?: string;
  readonly children: ReactNode;
}

function Entry({ picture, title, email, hint, role, children }: EntryProps) {
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <Inline gap={4}>
          {picture}
          <Stack gap={1}>
            <Inline gap={2}>
              <Text weight="strong">{title}</Text>
              {role !== undefined && <Badge>{role}</Badge>}
            </Inline>
            {email !== undefined && <Text>{email}</Text>}
            <Text size="small" tone="muted">
              {hint}
            </Text>
          </Stack>
        </Inline>
        <Inline gap={3}>{children}</Inline>
      </div>
    </li>
  );
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
      <SegmentedControl
        label={labels.roleOf(member.name)}
        isLabelHidden
        size="small"
        options={roles.map((value) => ({ value, label: labels.roles[value] }))}
        value={changing.isPending ? changing.variables.body.role : member.role}
        onChange={(role) => changing.mutate({ ...path, body: { role } })}
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
  const form = useForm(resetForm, emptyValues(resetForm));
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
