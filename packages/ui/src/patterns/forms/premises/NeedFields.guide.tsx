import { NumberField } from '../../../components/NumberField/NumberField.tsx';
import { RangeField } from '../../../components/RangeField/RangeField.tsx';
import type { Guide } from '../../../guide/guide.ts';
import { Stack } from '../../../layout/Stack.tsx';

const size = { sign: 'm²', spoken: 'square metres' };

const ignore = () => {};

export const guide: Guide = {
  use: [
    'For the premises that a tenant looks for, in a Wizard or a Form: several kinds will do, and bounds instead of one number.',
  ],
  avoid: [
    { when: 'A landlord tells of premises.', take: 'PropertyFields' },
    { when: 'Who looks for them is told.', take: 'TenantProfileFields' },
    { when: 'Found matches are narrowed.', take: 'FilterDialog' },
  ],
  comparisons: [
    {
      right: {
        picture: (
          <RangeField
            label="Size"
            minimumLabel="Min"
            maximumLabel="Max"
            unit={size}
            value={{ minimum: '120', maximum: '40' }}
            onChange={ignore}
            errorMessage="The minimum is above the maximum."
          />
        ),
        why: 'One question with two bounds, and one error that is about both.',
      },
      wrong: {
        picture: (
          <Stack gap="fields">
            <NumberField
              label="Minimum size"
              unit={size}
              value="120"
              onChange={ignore}
              errorMessage="Too large."
            />
            <NumberField
              label="Maximum size"
              unit={size}
              value="40"
              onChange={ignore}
              errorMessage="Too small."
            />
          </Stack>
        ),
        why: 'Two errors for one mistake: whoever mends both is wrong again.',
      },
    },
  ],
  focus: [
    'A link of an ErrorSummary leads to each field: its id is `id`, a hyphen and its name. For two bounds it leads to the first.',
  ],
  heard: [
    'Each section is a group named by its title, and each question with several answers a group in it.',
    'A bound is named by the question and its word: “Size Min”. Its unit is said, too.',
    'An error of either bound stands once, below both.',
  ],
  owes: [
    'A Form or a Wizard around it, and `needFailures` with the same `id` for its summary.',
    'Days and addresses that come on demand: `renderDay`, `renderAddress`.',
    'Reading what is typed: numbers are handed over as they are written.',
  ],
};
