import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './FileUpload.guide.tsx';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import type { FileUploadLabels, Upload } from './upload.ts';

const MEGABYTE = 1024 * 1024;

const labels: FileUploadLabels = {
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
};

const uploads: readonly Upload[] = [
  { id: '1', name: 'shop-front.png', size: 2.4 * MEGABYTE, state: 'done' },
  { id: '2', name: 'hall_360.png', size: 18 * MEGABYTE, state: 'uploading', progress: 62 },
  { id: '4', name: 'entrance.jpg', size: 4.1 * MEGABYTE, state: 'uploading' },
  {
    id: '3',
    name: 'back-yard.png',
    size: 3 * MEGABYTE,
    state: 'failed',
    failure: 'The connection broke off.',
  },
];

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  parameters: { guide },
  args: {
    label: 'Pictures',
    description: 'PNG, at most 32 MB each.',
    types: ['image/png'],
    maximumSize: 32 * MEGABYTE,
    uploads: [],
    labels,
    onAdd: fn(),
    onRetry: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;

type Story = StoryObj<typeof meta>;

const png = (name: string, size = 3) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** The field of the browser behind the button. */
function fileInput(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files.');
  return input;
}

/** Someone who chose "All files" in the dialog of the system. */
const anyFile = () => userEvent.setup({ applyAccept: false });

/** Keeps what is removed out of the list, as an app would. */
function Held(props: FileUploadProps) {
  const [list, setList] = useState(props.uploads);
  return (
    <FileUpload
      {...props}
      uploads={list}
      onRemove={(id) => {
        props.onRemove(id);
        setList(list.filter((upload) => upload.id !== id));
      }}
    />
  );
}

/** What the browser carries with it while files are dragged or pasted. */
function carried(...files: readonly File[]): DataTransfer {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** What a file from outside the browser does. */
const drag = (type: 'dragenter' | 'dragleave' | 'drop', target: HTMLElement, file: File) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carried(file) }));

/** What the browser does where the focus is on no field. */
const paste = (file: File) =>
  fireEvent(document.body, new ClipboardEvent('paste', { bubbles: true, clipboardData: carried(file) }));

export const Default: Story = {};

export const States: Story = { args: { uploads }, render: Held };

export const TakesSeveralFiles: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, args }) => {
    const files = [png('a.png'), png('b.png')];
    await userEvent.upload(fileInput(canvasElement), files);
    await expect(args.onAdd).toHaveBeenLastCalledWith(files);
    await expect(fileInput(canvasElement)).toHaveAttribute('accept', 'image/png');
  },
};

export const TakesOneFile: Story = {
  tags: ['behaviour'],
  args: {
    allowsMultiple: false,
    label: 'Profile picture',
    labels: { ...labels, choose: 'Choose a picture' },
  },
  play: async ({ canvasElement }) => {
    await expect(fileInput(canvasElement)).not.toHaveAttribute('multiple');
  },
};

export const FortyMegabytesAndNoPng: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const good = png('shop-front.png');
    const bad = [
      png('panorama_360.png', 40 * MEGABYTE),
      new File(['%PDF-1.7'], 'floor-plan.pdf', { type: 'application/pdf' }),
    ];
    await anyFile().upload(fileInput(canvasElement), [good, ...bad]);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenLastCalledWith([good]);
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('panorama_360.pngThis is larger than 32 MB.');
    await expect(rows[1]).toHaveTextContent('floor-plan.pdfThis isn’t a PNG picture.');
    await expect(canvas.queryByRole('button', { name: /Try again/u })).not.toBeInTheDocument();
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('panorama_360.png: This is larger than 32 MB.');
    await expect(status).toHaveTextContent('floor-plan.pdf: This isn’t a PNG picture.');
  },
};

export const RefusalsAreDismissedAndAnsweredByTheNextChoice: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    const someone = anyFile();
    const note = () => new File(['x'], 'note.txt', { type: 'text/plain' });
    await someone.upload(fileInput(canvasElement), note());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove note.txt' }));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
    await someone.upload(fileInput(canvasElement), note());
    await someone.upload(fileInput(canvasElement), png('good.png'));
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
};

export const DroppedFiles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const file = png('dropped.png');
    const zone = canvas.getByText('or drop them here');
    await drag('dragenter', zone, file);
    await waitFor(() => expect(zone.parentElement).toHaveAttribute('data-drop-target'));
    await drag('dragleave', zone, file);
    await waitFor(() => expect(zone.parentElement).not.toHaveAttribute('data-drop-target'));
    await drag('dragenter', zone, file);
    await drag('drop', zone, file);
    await waitFor(() => expect(zone.parentElement).not.toHaveAttribute('data-drop-target'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    await expect(args.onAdd).toHaveBeenLastCalledWith([file]);
  },
};

/** Beside a message: its form takes files as well. */
function InAForm(props: FileUploadProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form} aria-label="Message">
      <textarea aria-label="Text" />
      <FileUpload {...props} dropTarget={form} />
    </form>
  );
}

export const CompactInAForm: Story = {
  args: {
    variant: 'compact',
    uploads: uploads.slice(0, 1),
    label: 'Attachments',
    errorMessage: 'A message can have at most 5 files.',
  },
  render: InAForm,
  play: async ({ canvas, args }) => {
    const file = png('dropped.png');
    await expect(canvas.getByRole('group', { name: 'Attachments' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveAccessibleDescription(
      'PNG, at most 32 MB each. A message can have at most 5 files.',
    );
    const text = canvas.getByRole('textbox', { name: 'Text' });
    await drag('drop', text, file);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([file]));
    await userEvent.click(text);
    const pasted = png('pasted.png');
    await paste(pasted);
    await expect(args.onAdd).toHaveBeenLastCalledWith([pasted]);
    const table = carried(png('table.png'));
    table.setData('text/plain', 'A table');
    await fireEvent(text, new ClipboardEvent('paste', { bubbles: true, clipboardData: table }));
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const RetriedAndRemovedByKeyboard: Story = {
  tags: ['behaviour'],
  args: { uploads: uploads.filter(({ id }) => id === '2' || id === '3') },
  render: Held,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading hall_360.png' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
    await expect(document.activeElement).toHaveAccessibleDescription('PNG, at most 32 MB each.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove hall_360.png' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('3');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('3');
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
  },
};

export const Preparing: Story = {
  tags: ['behaviour'],
  args: { uploads: uploads.filter(({ id }) => id === '4') },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Preparing entrance.jpg' });
    await expect(progress).not.toHaveAttribute('aria-valuenow');
    await expect(progress).toHaveTextContent('4.1 MB · Preparing');
  },
};

export const WithError: Story = {
  args: { errorMessage: 'Add at least one picture.', isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(
      'PNG, at most 32 MB each. Add at least one picture.',
    );
  },
};

export const ManyFiles: Story = {
  args: {
    uploads: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      name: `picture-${index + 1}.png`,
      size: index * MEGABYTE,
      state: 'done' as const,
    })),
  },
};

export const PastedWhileTheFocusIsThere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    const file = png('pasted.png');
    await paste(file);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
    await paste(file);
    await expect(args.onAdd).toHaveBeenLastCalledWith([file]);
  },
};

export const OneStopOfTheTabKey: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose pictures' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
