import { publicPagePath } from '@tilava/domain/publicPage';
import { Button } from '@tilava/ui/Button';
import { useServices } from '../services/useServices.ts';
import { useDocumentTexts } from './useDocumentTexts.ts';

interface SharePageProps {
  readonly announcementId: string;
  readonly address: string;
}

/** Passes on the address of the public page: by the system's own menu where there is one, else by the clipboard. */
export default function SharePage({ announcementId, address }: SharePageProps) {
  const { publicPage: texts } = useDocumentTexts();
  const { notices } = useServices();
  // Plain HTTP has neither.
  if (!window.isSecureContext) return null;
  const shared = { title: address, url: `${window.location.origin}${publicPagePath(announcementId)}` };
  async function copy() {
    try {
      await navigator.clipboard.writeText(shared.url);
      notices.show({ text: texts.linkCopied });
    } catch (error) {
      notices.show({ error });
    }
  }
  async function share() {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share(shared);
    } catch (error) {
      // The menu was closed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }
  return (
    <Button variant="secondary" isWide onPress={() => void share()}>
      {texts.share}
    </Button>
  );
}
