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
    preparing: 'Preparing',
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
    'To upload files: the pictures and panoramas of premises, a profile picture.',
    'For a single file as well (`allowsMultiple={false}`).',
    'To attach files to what somebody writes (`variant="compact"`); the whole form takes dropped and pasted files (`dropTarget`).',
  ],
  avoid: [
    { when: 'Uploaded pictures are sorted.', take: 'PictureList' },
    { when: 'Pictures are viewed.', take: 'Gallery' },
    { when: 'The file is online, and its address is enough.', take: 'TextField' },
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
              failure: 'The connection was lost.',
            },
          ]}
        />
      </Wide>
    ),
    parts: [
      { name: 'Label', about: 'The question. It names the group.' },
      {
        name: 'Description',
        about: 'What’s accepted, before people choose: file types and size.',
      },
      {
        name: 'Zone',
        about:
          'Accepts dropped files and changes its background while dragging. On touch screens, the text next to the button is hidden.',
      },
      {
        name: 'Button',
        about: 'Opens the system’s file picker.',
      },
      { name: 'Row', about: 'One file.' },
      {
        name: 'Preview',
        about: 'A drawing of a picture.',
      },
      { name: 'Name', about: 'The file’s name. Long names wrap.' },
      {
        name: 'Progress',
        about:
          'How much is uploaded, as a percentage and a bar. Before that, that the file is being prepared.',
      },
      { name: 'Failure', about: 'Why it wasn’t uploaded.' },
      {
        name: 'Try again',
        about: 'Only if trying again may help: not for a wrong type or size.',
      },
      {
        name: 'Remove',
        about: 'Removes the file from the list, or cancels the upload.',
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
        why: 'People see what’s accepted before they look for files.',
      },
      wrong: {
        picture: (
          <Wide>
            <FileUpload {...shared} label="Pictures" />
          </Wide>
        ),
        why: 'Only the error says what’s accepted.',
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
                  failure: 'The connection was lost.',
                },
              ]}
            />
          </Wide>
        ),
        why: 'The reason is next to the file, and one press uploads it again.',
      },
      wrong: {
        picture: (
          <Wide>
            <FileUpload
              {...shared}
              label="Pictures of the shop"
              errorMessage="Couldn’t upload 1 of 1 files."
            />
          </Wide>
        ),
        why: 'Which one, and why? The file is gone, and people have to find it again.',
      },
    },
  ],
  keys: [
    {
      name: 'Tab',
      does: 'Moves to the button that chooses files, then row by row to the buttons that retry and remove.',
    },
    {
      name: 'The system’s keys for pasting',
      does: 'On the button that chooses files: paste files from the clipboard.',
    },
    { name: 'Enter, Space', does: 'Open the file picker; retry, remove.' },
  ],
  focus: [
    'Removing a file moves the focus to the button that chooses files, because the pressed one is gone.',
    'Links in an ErrorSummary lead to the button that chooses files by its `id`.',
  ],
  heard: [
    'A `group` named by the label, described by the description and the error, and so is the button.',
    'Each file is an item of a list. While it uploads, there’s a `progressbar`, such as “Uploading hall.png”.',
    'A polite status announces each file that was uploaded, failed or rejected, with name and reason. Progress isn’t announced: it would never end.',
    'Buttons say which file they mean: “Try again: hall.png”, “Remove hall.png”.',
  ],
  owes: [
    'Uploading: `onAdd` passes the files to send, `uploads` shows their progress.',
    'An `id` for each upload that stays the same on retry.',
    'Sizes in the user’s language (`labels.size`).',
    'Check on the server, too: type and size are only checked here to save people a wait.',
  ],
};
