import type { Guide } from '../../guide/guide.ts';
import { Wide } from '../../guide/Wide.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const MEGABYTE = 1024 * 1024;

const shared: Omit<FileUploadProps, 'label'> = {
  types: ['image/png'],
  maximumSize: 32 * MEGABYTE,
  uploads: [],
  labels: {
    choose: 'Choose pictures',
    drop: 'or drop them here',
    size: (bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`,
    uploading: 'Uploading',
    done: 'Uploaded',
    failed: 'Couldn’t upload the file.',
    retry: 'Try again',
    remove: (name) => `Remove ${name}`,
    wrongType: 'This isn’t a PNG picture.',
    tooLarge: 'This is larger than 32 MB.',
  },
  onAdd: () => {},
  onRetry: () => {},
  onRemove: () => {},
};

export const guide: Guide = {
  use: [
    'For files that the reader hands over: the pictures and panoramas of premises, a picture of oneself.',
    'For one file as well (`allowsMultiple={false}`).',
  ],
  avoid: [
    { when: 'Pictures that are there are put in order.', take: 'PictureList' },
    { when: 'Pictures are looked at.', take: 'Gallery' },
    { when: 'The file lies somewhere else, and its address is enough.', take: 'TextField' },
  ],
  anatomy: {
    picture: (
      <Wide>
        <FileUpload
          {...shared}
          label="Pictures"
          description="PNG, at most 32 MB each."
          uploads={[
            { id: '1', name: 'hall.png', size: 18 * MEGABYTE, state: 'uploading', progress: 62 },
            {
              id: '2',
              name: 'back-yard.png',
              size: 3 * MEGABYTE,
              state: 'failed',
              failure: 'The connection broke off.',
            },
          ]}
        />
      </Wide>
    ),
    parts: [
      { name: 'Label', about: 'The question. It names the group.' },
      {
        name: 'Description',
        about: 'What is taken, before anybody chooses: kinds and size.',
      },
      {
        name: 'Zone',
        about:
          'Takes what is dropped on it; its ground changes while a file hangs above it. Under a finger the words beside the button are missing.',
      },
      {
        name: 'Button',
        about: 'Opens the system’s own choice of files.',
      },
      { name: 'Row', about: 'One file.' },
      {
        name: 'Preview',
        about: 'A drawing of a picture.',
      },
      { name: 'Name', about: 'The file’s own. A long one wraps.' },
      {
        name: 'Progress',
        about: 'How much is sent, in percent and as a line.',
      },
      { name: 'Failure', about: 'Why it was not sent.' },
      {
        name: 'Try again',
        about: 'Only where trying again may help: not for a wrong kind or size.',
      },
      {
        name: 'Remove',
        about: 'Takes the file out of the list, or breaks off its way.',
      },
    ],
  },
  comparisons: [
    {
      right: {
        picture: (
          <Wide>
            <FileUpload {...shared} label="Pictures" description="PNG, at most 32 MB each." />
          </Wide>
        ),
        why: 'What is taken stands there before somebody looks for files.',
      },
      wrong: {
        picture: (
          <Wide>
            <FileUpload {...shared} label="Pictures" />
          </Wide>
        ),
        why: 'Only the refusal says what would have been taken.',
      },
    },
    {
      right: {
        picture: (
          <Wide>
            <FileUpload
              {...shared}
              label="Pictures of the shop"
              uploads={[
                {
                  id: '1',
                  name: 'shop-front.png',
                  size: 3 * MEGABYTE,
                  state: 'failed',
                  failure: 'The connection broke off.',
                },
              ]}
            />
          </Wide>
        ),
        why: 'The reason stands by the file, and one press sends it again.',
      },
      wrong: {
        picture: (
          <Wide>
            <FileUpload
              {...shared}
              label="Pictures of the shop"
              errorMessage="1 of 1 files could not be uploaded."
            />
          </Wide>
        ),
        why: 'Which one, and why? The file is gone, and has to be looked for again.',
      },
    },
  ],
  keys: [
    { name: 'Tab', does: 'The button that chooses, then row by row what can be tried again and removed.' },
    {
      name: 'The system’s keys for pasting',
      does: 'On the button that chooses: take the files of the clipboard.',
    },
    { name: 'Enter, Space', does: 'Open the choice of files; try again, remove.' },
  ],
  focus: [
    'Removing a file puts the focus onto the button that chooses, as the pressed one is gone.',
    'A link of an ErrorSummary leads by its `id` to the button that chooses.',
  ],
  heard: [
    'A `group` named by the label, described by the description and the error. The button bears them as well.',
    'Each file is an entry of a list. While it is on its way there is a `progressbar`, such as “Uploading hall.png”.',
    'A polite status says each file that has arrived, failed or was refused, by name and reason. Progress is not said: it would never end.',
    'Buttons say which file they mean: “Try again: hall.png”, “Remove hall.png”.',
  ],
  owes: [
    'The sending: `onAdd` gets the files that may be sent, `uploads` says how they fare.',
    'An `id` for each upload that a retry keeps.',
    'Sizes in the reader’s language (`labels.size`).',
    'A check on the server, too: kind and size are only looked at here so that nobody waits for a refusal.',
  ],
};
