import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { ErrorText, FieldGroup, useFieldIds, type FieldGroupProps } from '../Field/Field.tsx';
import { splitFieldProps, type FieldProps } from '../Field/fieldProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FileUpload.css.ts';
import type { FileUploadLabels, Upload } from './upload.ts';
import { UploadRow } from './UploadRow.tsx';

export interface FileUploadProps extends FieldProps, FileLimits {
  /** The id of the group, e.g. for a link from an ErrorSummary. */
  readonly id?: string;
  /** The files that are being uploaded or have been, in the order shown. */
  readonly uploads: readonly Upload[];
  /** Called with the new files to upload. Others are rejected, with name and reason. */
  readonly onAdd: (files: readonly File[]) => void;
  /** Called by the button next to a failed upload. */
  readonly onRetry: (id: string) => void;
  /** Called by the remove button of an upload, including to cancel it. */
  readonly onRemove: (id: string) => void;
  /** Accepts several files at once. @default true */
  readonly allowsMultiple?: boolean;
  /** `compact` is the button alone, for a form whose main question is another one. @default 'zone' */
  readonly variant?: 'zone' | 'compact';
  /** A larger element that takes dropped and pasted files as well, e.g. the form. */
  readonly dropTarget?: RefObject<HTMLElement | null>;
  readonly labels: FileUploadLabels;
}

/** Accepts files by button, drag and drop, or paste, and shows their progress. The app uploads them. */
export function FileUpload(props: FileUploadProps) {
  const { field, rest } = splitFieldProps(props);
  const { id, types, maximumSize, uploads, onAdd, onRetry, onRemove, allowsMultiple = true, labels } = rest;
  const { variant = 'zone', dropTarget } = rest;
  const [refused, setRefused] = useState<readonly Upload[]>([]);
  const prefix = useId();
  const count = useRef(0);
  const chooser = useRef<HTMLButtonElement>(null);

  const add = (files: readonly File[]) => {
    const sorted = sortFiles(allowsMultiple ? files : files.slice(0, 1), { types, maximumSize });
    // What was refused earlier has been read by now.
    setRefused(
      sorted.refused.map(({ file, reason }) => ({
        id: `${prefix}${(count.current += 1)}`,
        name: file.name,
        size: file.size,
        state: 'failed',
        failure: reason === 'type' ? labels.wrongType : labels.tooLarge,
      })),
    );
    if (sorted.accepted.length > 0) onAdd(sorted.accepted);
  };

  const Group = variant === 'compact' ? CompactGroup : FieldGroup;
  const zone = useRef<HTMLDivElement>(null);
  const isTarget = useFileDrop(dropTarget ?? zone, add);

  const remove = (take: () => void) => {
    take();
    // The pressed button is gone; without this the focus would fall to the top of the page.
    chooser.current?.focus();
  };

  return (
    <Group {...field} id={id} isHelpFirst>
      {({ descriptions }) => (
        <>
          <div ref={zone} className={styles.zone[variant]} data-drop-target={isTarget || undefined}>
            <FileTrigger
              acceptedFileTypes={types}
              allowsMultiple={allowsMultiple}
              onSelect={(files) => add([...(files ?? [])])}
            >
              <Button
                ref={chooser}
                variant="secondary"
                {...(descriptions !== '' && { 'aria-describedby': descriptions })}
              >
                <Icon name="upload" />
                {labels.choose}
              </Button>
            </FileTrigger>
            <span className={styles.dropText}>{labels.drop}</span>
          </div>
          {uploads.length + refused.length > 0 && (
            <ul {...plainList} className={styles.list[variant]}>
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  labels={labels}
                  variant={variant}
                  {...(upload.isRefused !== true && { onRetry: () => onRetry(upload.id) })}
                  onRemove={() => remove(() => onRemove(upload.id))}
                />
              ))}
              {refused.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  labels={labels}
                  variant={variant}
                  onRemove={() =>
                    remove(() => setRefused((others) => others.filter((other) => other !== upload)))
                  }
                />
              ))}
            </ul>
          )}
          <VisuallyHidden>
            {/* Only what is new is read, not the whole list again. */}
            <span role="status" aria-atomic="false">
              {[...uploads, ...refused]
                .filter(({ state }) => state !== 'uploading')
                .map((upload) => (
                  <span key={`${upload.id} ${upload.state}`}>{outcome(upload, labels)} </span>
                ))}
            </span>
          </VisuallyHidden>
        </>
      )}
    </Group>
  );
}

// Safari takes the list role away from lists without bullets unless it is said.
const plainList = { role: 'list' } as const;

/** A group whose label is heard only: its button says the same. */
function CompactGroup({ children, id, ...field }: FieldGroupProps) {
  const ids = useFieldIds(field);
  const { label, description, errorMessage } = field;
  return (
    <div role="group" id={id} aria-label={label}>
      {children(ids)}
      {description !== undefined && (
        <div id={ids.description} className={fieldStyles.description}>
          {description}
        </div>
      )}
      {errorMessage !== undefined && (
        <div id={ids.error} className={fieldStyles.error}>
          <ErrorText>{errorMessage}</ErrorText>
        </div>
      )}
    </div>
  );
}

/** What is said once a file has arrived or failed. Progress is not said: it would never end. */
function outcome({ name, state, failure = '' }: Upload, labels: FileUploadLabels): string {
  return `${name}: ${state === 'done' ? labels.done : failure || labels.failed}`;
}

/** Takes files that are dropped, or pasted with the focus within. DropZone would add a stop of the Tab key. */
function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isTarget, setIsTarget] = useState(false);

  const take = useEffectEvent((files: FileList | undefined) => {
    if (files !== undefined && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      // Everything may be dropped: what is refused gets an answer, rather than a cursor.
      event.dataTransfer.dropEffect = 'copy';
      setIsTarget(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsTarget(false);
    };
    const drop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsTarget(false);
      take(event.dataTransfer.files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      // Programs put a picture of a copied text beside it, which nobody means to attach.
      if (clipboardData === null || clipboardData.types.includes('text/plain')) return;
      if (element.contains(document.activeElement)) take(clipboardData.files);
    };
    element.addEventListener('dragenter', allow, { signal });
    element.addEventListener('dragover', allow, { signal });
    element.addEventListener('dragleave', leave, { signal });
    element.addEventListener('drop', drop, { signal });
    // The browser pastes into the page where the focus is on a button.
    document.addEventListener('paste', paste, { signal });
    return () => listening.abort();
  }, [target]);

  return isTarget;
}

/** What is taken. */
interface FileLimits {
  /** Media types and file name endings, e.g. `['image/png', '.heic']`, as in `accept` of HTML. */
  readonly types: readonly string[];
  /** Bytes of one file. */
  readonly maximumSize: number;
}

/** Why a file is not even sent: checked before the upload, so that nobody waits for a refusal. */
type Refusal = 'type' | 'size';

/** What may be sent, and what may not. */
interface SortedFiles {
  readonly accepted: readonly File[];
  readonly refused: readonly { readonly file: File; readonly reason: Refusal }[];
}

/** Parts files that may be sent from those that may not; of two reasons the type is said. */
export function sortFiles(files: readonly File[], limits: FileLimits): SortedFiles {
  const judged = files.map((file) => ({ file, reason: refusalOf(file, limits) }));
  return {
    accepted: judged.filter(({ reason }) => reason === undefined).map(({ file }) => file),
    refused: judged.flatMap(({ file, reason }) => (reason === undefined ? [] : [{ file, reason }])),
  };
}

function refusalOf(file: File, { types, maximumSize }: FileLimits): Refusal | undefined {
  const name = file.name.toLowerCase();
  if (!types.some((type) => type === file.type || (type.startsWith('.') && name.endsWith(type))))
    return 'type';
  return file.size > maximumSize ? 'size' : undefined;
}
