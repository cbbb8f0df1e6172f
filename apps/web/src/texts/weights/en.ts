import type { WeightsTexts } from './weights.ts';

export const en: WeightsTexts = {
  title: 'What matters most to you',
  hint: 'Your choices change the percentages of this search, which only you see, and apply to its alerts.',
  mustHint:
    '“Must have” also hides announcements that don’t meet it in full. If an announcement doesn’t say, it stays.',
  criterion: 'Criterion',
  field: {
    residenceType: 'Property type',
    location: 'Location',
    rent: 'Rent',
    size: 'Size',
    roomCount: 'Rooms',
    moveInDate: 'Available time',
    amenities: 'Amenities',
    floor: 'Floor',
    deposit: 'Deposit',
  },
  importance: { must: 'Must have', important: 'Important', normal: 'Normal', ignored: 'Doesn’t matter' },
  nothing: 'At least one criterion has to matter.',
  save: 'Save',
  reset: 'Reset to normal',
  close: 'Close',
  active: 'Ranked by what matters to you.',
  change: 'Change',
  hidden: (count, number) =>
    count === 1
      ? '1 more is hidden by what you must have.'
      : `${number} more are hidden by what you must have.`,
  hides: (number) => `hides ${number}`,
};
