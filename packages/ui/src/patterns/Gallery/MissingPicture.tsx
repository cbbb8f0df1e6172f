import { Icon } from '../../components/Icon/Icon.tsx';
import { missing } from './MissingPicture.css.ts';

/** Stands where a picture should be. */
export function MissingPicture({ label }: { readonly label: string }) {
  return (
    <span className={missing}>
      <Icon name="alert" />
      {label}
    </span>
  );
}
