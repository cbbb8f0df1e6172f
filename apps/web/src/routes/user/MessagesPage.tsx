import { MessagesPage } from '../../features/messages/components/MessagesPage.tsx';
import { lazyComponent } from '../../shared/lazyComponent.tsx';
import { FactsSkeleton } from '../../shared/page/Section.tsx';

const ThreadMatch = lazyComponent(
  () => import('../../features/matches/components/detail/ThreadMatch.tsx'),
  FactsSkeleton,
);

export default function MessagesRoute() {
  return (
    <MessagesPage
      renderMatch={({ announcement, property, need }) => (
        <ThreadMatch announcement={announcement} property={property} need={need} />
      )}
    />
  );
}
