import { GuidanceText } from '../../features/guidance/components/GuidanceText.tsx';

/** What is stored, why, and for how long. */
export default function DataProtectionPage() {
  return <GuidanceText name="dataProtection" />;
}
