import { GuidanceText } from '../../features/guidance/components/GuidanceText.tsx';

/** What to do when something does not work, and how to reach people. */
export default function CustomerServicePage() {
  return <GuidanceText name="customerService" />;
}
