import { GuidanceText } from '../../features/guidance/components/GuidanceText.tsx';

/** The terms of use. */
export default function TermsPage() {
  return <GuidanceText name="terms" />;
}
