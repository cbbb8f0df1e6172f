import type { Option } from '../../../components/Field/option.ts';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../../layout/Stack.tsx';
import { OrganizationFields, type OrganizationFieldsProps } from './OrganizationFields.tsx';
import { PersonFields, type PersonFieldsProps } from './PersonFields.tsx';

/** Who looks for premises. */
export type TenantKind = 'privatePerson' | 'organization';

export interface TenantProfileFieldsProps {
  /** Begins the ids of the fields: the same that `failuresOf` gets. */
  readonly id: string;
  /** E.g. "I look for premises as". */
  readonly kindLabel: string;
  readonly kinds: readonly Option<TenantKind>[];
  readonly kind: TenantKind;
  /** Keep what was written of the other kind: who comes back finds it. */
  readonly onKindChange: (kind: TenantKind) => void;
  readonly person: Omit<PersonFieldsProps, 'id'>;
  readonly organization: Omit<OrganizationFieldsProps, 'id'>;
}

/**
 * Who a tenant is: a private person or an organisation. In a Wizard or a Form.
 *
 * @example
 * <TenantProfileFields
 *   id="profile"
 *   kindLabel="I look for premises as"
 *   kinds={[
 *     { value: 'privatePerson', label: 'Private person' },
 *     { value: 'organization', label: 'Organisation' },
 *   ]}
 *   kind={kind}
 *   onKindChange={setKind}
 *   person={person}
 *   organization={organization}
 * />
 */
export function TenantProfileFields({
  id,
  kindLabel,
  kinds,
  kind,
  onKindChange,
  person,
  organization,
}: TenantProfileFieldsProps) {
  return (
    <Stack gap={6}>
      <RadioGroup label={kindLabel} name="kind" options={kinds} value={kind} onChange={onKindChange} />
      {kind === 'privatePerson' ? (
        <PersonFields id={id} {...person} />
      ) : (
        <OrganizationFields id={id} {...organization} />
      )}
    </Stack>
  );
}
