import { maxCaptionLength } from '@tilava/domain/pictures';
import type { Schemas } from '@tilava/sdk';
import { Button } from '@tilava/ui/Button';
import { Dialog } from '@tilava/ui/Dialog';
import { Stack } from '@tilava/ui/Stack';
import { TextField } from '@tilava/ui/TextField';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureUrl } from '../paths.ts';
import * as styles from './pictures.css.ts';
import { usePremisesFileTexts } from './usePremisesFileTexts.ts';

interface CaptionDialogProps {
  readonly picture: Schemas['FileRecord'];
  readonly onClose: () => void;
  /** Called with null for a description that says nothing. */
  readonly onSave: (caption: string | null) => void;
}

/** Asks what a picture shows, beside the picture. */
export default function CaptionDialog(props: CaptionDialogProps) {
  return (
    <Suspense fallback={null}>
      <Fields {...props} />
    </Suspense>
  );
}

function Fields({ picture, onClose, onSave }: CaptionDialogProps) {
  const texts = usePremisesFileTexts();
  const save = useTranslations('edit')('save');
  const common = useTranslations('common');
  const before = picture.caption ?? '';
  const [typed, setTyped] = useState(before);
  const caption = typed.trim();
  return (
    <Dialog
      title={texts.describeTitle}
      closeLabel={common('close')}
      isOpen
      onClose={onClose}
      closesOutside={typed === before}
      onSubmit={() => (caption === before ? onClose() : onSave(caption === '' ? null : caption))}
      footer={<Button type="submit">{save}</Button>}
    >
      <Stack gap={4}>
        <img className={styles.described} src={`${pictureUrl(picture.key)}?width=640`} alt="" />
        <TextField
          label={texts.caption}
          description={texts.captionHint}
          value={typed}
          maxLength={maxCaptionLength}
          onChange={setTyped}
        />
      </Stack>
    </Dialog>
  );
}
