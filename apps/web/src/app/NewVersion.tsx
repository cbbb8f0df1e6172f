import { Button } from '@tilava/ui/Button';
import { Notice } from '@tilava/ui/Notice';
import { use } from 'react';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../shared/i18n/loadTexts.ts';
import type { VersionTexts } from '../texts/version/version.ts';

const loadTexts = textsOnDemand<VersionTexts>({
  en: async () => (await import('../texts/version/en.ts')).en,
  fi: async () => (await import('../texts/version/fi.ts')).fi,
  sv: async () => (await import('../texts/version/sv.ts')).sv,
});

interface NewVersionProps {
  readonly onLoad: () => void;
  readonly onDismiss: () => void;
}

/** Says that there is a newer version of the app; it is loaded when somebody wants it. */
export default function NewVersion({ onLoad, onDismiss }: NewVersionProps) {
  const texts = use(loadTexts(useLocale()));
  return (
    <Notice
      title={texts.ready}
      action={
        <Button size="small" variant="secondary" onPress={onLoad}>
          {texts.load}
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel={texts.dismiss}
    >
      {texts.hint}
    </Notice>
  );
}
