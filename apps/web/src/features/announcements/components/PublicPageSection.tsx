import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publicPagePath, publicPages } from '@tilava/domain/publicPage';
import type { Schemas } from '@tilava/sdk';
import { invalidateAfter, updateAnnouncementMutation } from '@tilava/sdk/react-query';
import { Button } from '@tilava/ui/Button';
import { Inline } from '@tilava/ui/Inline';
import { RadioGroup } from '@tilava/ui/RadioGroup';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import { TextField } from '@tilava/ui/TextField';
import { useState } from 'react';
import { useDocumentTexts } from '../../../shared/documents/useDocumentTexts.ts';
import { Section } from '../../../shared/page/Section.tsx';
import { useServices } from '../../../shared/services/useServices.ts';
import { useIsViewer } from '../../../shared/team/useIsViewer.ts';

interface PublicPageProps {
  readonly announcement: Schemas['Announcement'];
}

/** Who can open the announcement's page without an account, and its address. */
export function PublicPageSection({ announcement }: PublicPageProps) {
  const { publicPage: texts } = useDocumentTexts();
  const { tilava, notices } = useServices();
  const queryClient = useQueryClient();
  const isViewer = useIsViewer();
  const { id, isActive, publicPage = 'none' } = announcement;
  const { mutate, isPending, variables } = useMutation({
    ...updateAnnouncementMutation(tilava),
    onError: (error) => {
      notices.show({ error });
      // The answer may be all that was lost.
      return invalidateAfter(queryClient, 'updateAnnouncement');
    },
  });
  const chosen = (isPending ? variables.body.publicPage : undefined) ?? publicPage;
  return (
    <Section id="public-page" title={texts.title} hint={texts.hint}>
      <Stack gap={6}>
        {isViewer ? (
          <Text>{texts.choices[publicPage]}</Text>
        ) : (
          <RadioGroup
            label={texts.who}
            options={publicPages.map((value) => ({ value, label: texts.choices[value] }))}
            value={chosen}
            onChange={(value) => mutate({ id, body: { publicPage: value } })}
          />
        )}
        {publicPage !== 'none' && (isActive ? <Address id={id} /> : <Text>{texts.hidden}</Text>)}
      </Stack>
    </Section>
  );
}

function Address({ id }: Pick<Schemas['Announcement'], 'id'>) {
  const { publicPage: texts } = useDocumentTexts();
  const [isCopied, setCopied] = useState(false);
  const path = publicPagePath(id);
  const address = `${window.location.origin}${path}`;
  return (
    <Stack gap={3}>
      <TextField label={texts.address} value={address} onChange={() => undefined} />
      <Inline gap={4}>
        {/* Plain HTTP has no clipboard; where it is refused, the address is selected by hand. */}
        {window.isSecureContext && (
          <Button
            size="small"
            variant="secondary"
            onPress={() => {
              navigator.clipboard.writeText(address).then(
                () => setCopied(true),
                () => setCopied(false),
              );
            }}
          >
            {texts.copy}
          </Button>
        )}
        <a href={path} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
        <span role="status">{isCopied && <Text as="span">{texts.copied}</Text>}</span>
      </Inline>
    </Stack>
  );
}
