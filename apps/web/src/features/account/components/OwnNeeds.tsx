import { useMutation, useQueryClient } from '@tanstack/react-query';
import { areaText, cornersOf } from '@tilava/domain/place';
import { maxNeedName, maxNeeds } from '@tilava/domain/property';
import type { Locale } from '@tilava/domain/time';
import type { Schemas } from '@tilava/sdk';
import { deletePropertyMutation, invalidateAfter } from '@tilava/sdk/react-query';
import { updateProperty } from '@tilava/sdk/operations';
import { Badge } from '@tilava/ui/Badge';
import { Button } from '@tilava/ui/Button';
import { ConfirmDialog } from '@tilava/ui/ConfirmDialog';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { Dialog } from '@tilava/ui/Dialog';
import { Heading } from '@tilava/ui/Heading';
import { IconButton } from '@tilava/ui/IconButton';
import { Inline } from '@tilava/ui/Inline';
import { Link } from '@tilava/ui/Link';
import { Menu } from '@tilava/ui/Menu';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useNeedFacts } from '../../../shared/facts/usePremisesFacts.ts';
import { useMenuLabels } from '../../../shared/i18n/Language.tsx';
import { useNeedLabel, useNeedTexts } from '../../../shared/needs/needTexts.ts';
import { Section, type SectionProps } from '../../../shared/page/Section.tsx';
import { paths } from '../../../shared/paths.ts';
import { useServices } from '../../../shared/services/useServices.ts';

type Need = Schemas['Need'];

interface OwnNeedsProps {
  readonly section: Omit<SectionProps, 'children'>;
  readonly needs: readonly Need[];
}

/** A tenant's needs in their order, and what can be done with each. */
export default function OwnNeeds({ section, needs }: OwnNeedsProps) {
  const texts = useNeedTexts();
  const edit = useTranslations('account')('edit');
  const nameOf = useNeedLabel();
  const [first] = needs;
  // One that has no name is all that the section is about.
  const only = needs.length === 1 && first?.name === null ? first : undefined;
  return (
    <Section
      {...section}
      action={
        <Inline>
          {only && (
            <>
              <Link href={generatePath(paths.editProperty, { propId: only.id })} variant="smallButton">
                {edit}
              </Link>
              <NeedActions need={only} name={nameOf(only)} place={1} count={1} hasEdit={false} />
            </>
          )}
          {needs.length < maxNeeds ? (
            <Link href={paths.newProperty} variant={only ? 'standalone' : 'smallButton'}>
              {texts.add}
            </Link>
          ) : (
            <Text size="small" tone="muted">
              {texts.full(maxNeeds)}
            </Text>
          )}
        </Inline>
      }
    >
      {only ? (
        <OwnNeed need={only} titleId={`${section.id}-title`} />
      ) : (
        <Stack gap={8}>
          {needs.map((need, index) => (
            <section key={need.id} aria-labelledby={`need-${need.id}`}>
              <Stack gap={3}>
                <Inline gap={3}>
                  <Heading level={3} size="lead" id={`need-${need.id}`}>
                    {nameOf(need)}
                  </Heading>
                  <NeedActions need={need} name={nameOf(need)} place={index + 1} count={needs.length} />
                </Inline>
                <OwnNeed need={need} titleId={`need-${need.id}`} />
              </Stack>
            </section>
          ))}
        </Stack>
      )}
    </Section>
  );
}

interface OwnNeedProps {
  readonly need: Need;
  readonly titleId: string;
}

function OwnNeed({ need, titleId }: OwnNeedProps) {
  const texts = useNeedTexts();
  const label = useTranslations('product.field.need');
  const places = useTranslations('places');
  const unsaid = useTranslations('account')('unsaid');
  const locale: Locale = useLocale();
  const facts = useNeedFacts();
  return (
    <Stack gap={3}>
      {!need.isActive && (
        <Inline gap={3}>
          <Badge>{texts.paused}</Badge>
          <Text size="small" tone="muted">
            {texts.pausedHint}
          </Text>
        </Inline>
      )}
      <DefinitionList
        missing={unsaid}
        aria-labelledby={titleId}
        definitions={[
          { term: label('address'), value: need.address },
          ...(need.drawnArea
            ? [{ term: places('drawnArea'), value: areaText(cornersOf(need.drawnArea), locale) }]
            : []),
          ...facts(need),
        ]}
      />
    </Stack>
  );
}

interface NeedActionsProps {
  readonly need: Need;
  readonly name: string;
  readonly place: number;
  readonly count: number;
  /** Whether the menu leads to the form, which a link beside it may do. @default true */
  readonly hasEdit?: boolean;
}

function NeedActions({ need, name, place, count, hasEdit = true }: NeedActionsProps) {
  const texts = useNeedTexts();
  const loadLabels = useMenuLabels();
  const navigate = useNavigate();
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'name' | 'delete' | null>(null);
  const done = (what: 'saved' | 'deleted') => notices.show({ done: what });
  const onError = (error: Error) => notices.show({ error });
  const changing = useMutation({
    mutationFn: (changes: Schemas['NeedChanges']) => updateProperty(tilava, need.id, changes),
    onSuccess: () => done('saved'),
    onError,
    // Also after a failure: the answer may be all that was lost.
    onSettled: () => invalidateAfter(queryClient, 'updateProperty'),
  });
  const deleting = useMutation({
    ...deletePropertyMutation(tilava),
    onSuccess: () => done('deleted'),
    onError,
    onSettled: () => invalidateAfter(queryClient, 'deleteProperty'),
  });
  const isBusy = changing.isPending || deleting.isPending;
  const { mutate } = changing;
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => void navigate(generatePath(paths.editProperty, { propId: need.id })),
    matches: () => void navigate(place === 1 ? paths.matches : `${paths.matches}?need=${need.id}`),
    rename: () => setAsked('name'),
    pause: () => mutate({ isActive: !need.isActive }),
    up: () => mutate({ position: place - 1 }),
    down: () => mutate({ position: place + 1 }),
    delete: () => setAsked('delete'),
  };
  return (
    <>
      <Menu
        actions={[
          ...(hasEdit ? [{ id: 'edit', label: texts.edit }] : []),
          { id: 'matches', label: texts.matches },
          { id: 'rename', label: texts.rename },
          { id: 'pause', label: need.isActive ? texts.pause : texts.resume },
          ...(place > 1 ? [{ id: 'up', label: texts.up }] : []),
          ...(place < count ? [{ id: 'down', label: texts.down }] : []),
          { id: 'delete', label: texts.delete, isApart: true },
        ]}
        align="start"
        loadLabels={loadLabels}
        onAction={(action) => {
          if (!isBusy) actions[action]?.();
        }}
      >
        <IconButton icon="more" variant="secondary" size="small" label={texts.more(name)} />
      </Menu>
      {asked === 'name' && (
        <NameDialog
          need={need}
          title={texts.renameTitle(name)}
          onClose={() => setAsked(null)}
          onName={(changed) => {
            setAsked(null);
            if (changed !== need.name) mutate({ name: changed });
          }}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={texts.deleteQuestion(name)}
        confirmLabel={texts.deleteYes}
        cancelLabel={texts.no}
        onConfirm={() => {
          setAsked(null);
          deleting.mutate({ id: need.id });
        }}
        onCancel={() => setAsked(null)}
      >
        <Text>{texts.deleteHint}</Text>
      </ConfirmDialog>
    </>
  );
}

interface NameDialogProps {
  readonly need: Need;
  readonly title: string;
  readonly onClose: () => void;
  /** Takes the name; null for none. */
  readonly onName: (name: string | null) => void;
}

function NameDialog({ need, title, onClose, onName }: NameDialogProps) {
  const texts = useNeedTexts();
  const [typed, setTyped] = useState(need.name ?? '');
  const name = typed.trim();
  const fault = name.length > maxNeedName ? texts.tooLong(maxNeedName) : undefined;
  return (
    <Dialog
      title={title}
      closeLabel={texts.close}
      isOpen
      onClose={onClose}
      closesOutside={typed === (need.name ?? '')}
      onSubmit={() => {
        if (fault === undefined) onName(name === '' ? null : name);
      }}
      footer={<Button type="submit">{texts.save}</Button>}
    >
      <TextField
        label={texts.name}
        description={texts.nameHint}
        value={typed}
        onChange={setTyped}
        errorMessage={fault}
      />
    </Dialog>
  );
}
