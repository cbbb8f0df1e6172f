import { Button } from '@tilava/ui/Button';
import { Notice } from '@tilava/ui/Notice';
import { Suspense, use, useSyncExternalStore } from 'react';
import { useLocale } from 'use-intl';
import { textsOnDemand } from '../shared/i18n/loadTexts.ts';
import { useServices } from '../shared/services/useServices.ts';
import type { VersionTexts } from '../texts/version/version.ts';

const loadTexts = textsOnDemand<VersionTexts>({
  en: async () => (await import('../texts/version/en.ts')).en,
  fi: async () => (await import('../texts/version/fi.ts')).fi,
  sv: async () => (await import('../texts/version/sv.ts')).sv,
});

/** Says that there is a newer version of the app, once there is one; it is loaded when somebody wants it. */
export default function NewVersion() {
  const { version } = useServices();
  const load = useSyncExternalStore(version.subscribe, version.get);
  return (
    <div role="status">
      <Suspense>{load !== null && <Ready onLoad={load} onDismiss={() => version.set(null)} />}</Suspense>
    </div>
  );
}

interface ReadyProps {
  readonly onLoad: () => void;
  readonly onDismiss: () => void;
}

function Ready({ onLoad, onDismiss }: ReadyProps) {
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
