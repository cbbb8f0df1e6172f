import { Skeleton } from '@tilava/ui/Skeleton';
import { Stack } from '@tilava/ui/Stack';
import { ToCome } from '../page/Section.tsx';

/** The shape of facts that are on their way. */
export function FactsSkeleton() {
  return (
    <ToCome>
      <Stack gap={4}>
        {['address', 'type', 'size', 'rent', 'time'].map((fact) => (
          <Skeleton key={fact} width="long" />
        ))}
      </Stack>
    </ToCome>
  );
}
