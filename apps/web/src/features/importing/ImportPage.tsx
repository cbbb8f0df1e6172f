import { type ColumnMapping, guessMapping, importColumns } from '@tilava/domain/import';
import { formatNumber } from '@tilava/domain/format';
import { FileUpload } from '@tilava/ui/FileUpload';
import { Button } from '@tilava/ui/Button';
import { Disclosure } from '@tilava/ui/Disclosure';
import { Inline } from '@tilava/ui/Inline';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { Upload } from '@tilava/ui/upload';
import { Suspense, useRef, useState } from 'react';
import { useOwnAnnouncements } from '../../shared/announcements/ownAnnouncements.ts';
import { useFailureText } from '../../shared/errors/useFailureText.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { FactsSkeleton, Section, Sections } from '../../shared/page/Section.tsx';
import { paths } from '../../shared/paths.ts';
import { useUserId } from '../../shared/services/useServices.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResult } from './ImportResult.tsx';
import { readHeadings, writeHeadings } from './keptHeadings.ts';
import { PictureImport } from './PictureImport.tsx';
import { largestFile, parseFile } from './parseFile.ts';
import type { OpenImmoFile } from './readOpenImmo.ts';
import { saveTable, type TableFormat } from './saveTable.ts';
import { type Outcome, useImport } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';

/** Imports a landlord's announcements from a file and exports them into one. */
export default function ImportPage() {
  return (
    <Suspense fallback={<FactsSkeleton />}>
      <ImportAndExport />
    </Suspense>
  );
}

interface ChosenTable {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Of OpenImmo. */
  readonly skipped: OpenImmoFile['skipped'];
}

function ImportAndExport() {
  const { labels } = useImportTexts();
  return (
    <Sections gap={8}>
      <PageHeading back={{ href: paths.announcements, label: labels.back }}>{labels.title}</PageHeading>
      <Import />
      <PictureImport />
      <Export />
    </Sections>
  );
}

const formats: readonly TableFormat[] = ['xlsx', 'csv'];

function Import() {
  const { labels, texts, locale } = useImportTexts();
  const userId = useUserId();
  const failureText = useFailureText();
  const importing = useImport();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [table, setTable] = useState<ChosenTable | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [acceptsUnlikely, setAcceptsUnlikely] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [written, setWritten] = useState<Outcome | null>(null);
  const count = useRef(0);

  const nameOf = (key: string) =>
    importColumns.find((column) => column.key === key)?.labelOf(texts[locale]) ?? key;
  const reset = () => {
    count.current += 1;
    setUpload(null);
    setTable(null);
    setOutcome(null);
    setWritten(null);
  };

  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    reset();
    const turn = count.current;
    const { name, size } = file;
    const shown: Upload = { id: `${turn}`, name, size, state: 'uploading' };
    setUpload(shown);
    const parsed = await parseFile(file);
    // Another one has been chosen meanwhile.
    if (turn !== count.current) return;
    if ('fault' in parsed) {
      const failure = parsed.fault === 'tooLarge' ? labels.tooLarge : labels.fault[parsed.fault];
      setUpload({ ...shown, state: 'failed', failure, isRefused: true });
      return;
    }
    const { rows, skipped } = parsed;
    const [headings = []] = rows;
    setUpload({ ...shown, state: 'done' });
    if (skipped === undefined) {
      setMapping({ ...guessMapping(headings, texts), ...readHeadings(userId, headings) });
      setTable({ name, rows, skipped: [] });
    } else {
      setMapping(Object.fromEntries(headings.map((key, index) => [key, index])));
      setTable({ name, rows: rows.with(0, headings.map(nameOf)), skipped });
    }
  };

  const tryOut = async () => {
    if (table === null) return;
    writeHeadings(userId, table.rows[0] ?? [], mapping);
    try {
      setOutcome(await importing.tryOut({ rows: table.rows, mapping, texts, acceptsUnlikely }));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setOutcome({ entries: [], gone: [], hidden: 0, left: table.rows.length - 1, error, isStopped: false });
    }
  };

  const { progress } = importing;
  const error = (written ?? outcome)?.error ?? null;
  const isIdle = progress === null;
  const size = (bytes: number) => labels.size(formatNumber(bytes / 1024 / 1024, locale, 'upToTwo'));
  return (
    <Section id="import" title={labels.importTitle} hint={labels.importHint} width="full">
      <Stack gap={6} align="stretch">
        <Downloads label={labels.template} name={labels.templateName} announcements={[]} />
        <FileUpload
          label={labels.file}
          description={labels.fileHint}
          types={['.csv', '.txt', '.xlsx', '.xls', '.xml']}
          maximumSize={largestFile}
          allowsMultiple={false}
          uploads={upload === null ? [] : [upload]}
          onAdd={(files) => void choose(files)}
          onRetry={reset}
          onRemove={reset}
          labels={{
            choose: table === null ? labels.choose : labels.otherFile,
            drop: labels.drop,
            size,
            preparing: labels.reading,
            uploading: labels.reading,
            done: labels.chosen,
            failed: labels.fault.unreadable,
            retry: labels.otherFile,
            remove: labels.remove,
            wrongType: labels.wrongType,
            tooLarge: labels.tooLarge,
          }}
        />
        {table !== null && table.skipped.length > 0 && <SkippedPremises skipped={table.skipped} />}
        {table !== null && table.rows.length > 1 && outcome === null && isIdle && (
          <ColumnChoice
            fileName={table.name}
            headings={table.rows[0] ?? []}
            rowCount={table.rows.length - 1}
            mapping={mapping}
            onChange={setMapping}
            acceptsUnlikely={acceptsUnlikely}
            onAcceptUnlikely={setAcceptsUnlikely}
            onDone={() => void tryOut()}
          />
        )}
        <div role="status">
          {progress !== null && <ImportProgress progress={progress} onCancel={importing.cancel} />}
        </div>
        {outcome !== null && isIdle && (
          <ImportResult
            outcome={written ?? outcome}
            isWritten={written !== null}
            errorText={error === null ? null : failureText('generic', error)}
            onConfirm={(entries, gone) => {
              void importing.write(entries, gone).then(setWritten);
            }}
            onBack={() => {
              setOutcome(null);
              setWritten(null);
            }}
            onAgain={reset}
          />
        )}
      </Stack>
    </Section>
  );
}

/** What is in an OpenImmo file and isn't imported, each with the reason. */
function SkippedPremises({ skipped }: Pick<ChosenTable, 'skipped'>) {
  const { labels } = useImportTexts();
  return (
    <Disclosure title={labels.skipped(skipped.length)} variant="quiet">
      <Stack as="ul" gap={1}>
        {skipped.slice(0, mostSkipped).map(({ reference, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- references may be missing or repeated
          <li key={index}>
            {[reference, labels.skipReason[reason]].filter((text) => text !== '').join(': ')}
          </li>
        ))}
      </Stack>
      {skipped.length > mostSkipped && (
        <Text tone="muted">{labels.more(String(skipped.length - mostSkipped))}</Text>
      )}
    </Disclosure>
  );
}

/** More are not read one by one. */
const mostSkipped = 200;

function Export() {
  const { labels } = useImportTexts();
  const { announcements } = useOwnAnnouncements();
  if (announcements.data === undefined || announcements.data.length === 0) return null;
  return (
    <Section id="export" title={labels.exportTitle} hint={labels.exportHint} width="full">
      <Downloads label={labels.exportTitle} name={labels.exportName} announcements={announcements.data} />
    </Section>
  );
}

interface DownloadsProps extends Pick<Parameters<typeof saveTable>[0], 'name' | 'announcements'> {
  readonly label: string;
}

function Downloads({ label, name, announcements }: DownloadsProps) {
  const { labels, texts, locale } = useImportTexts();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Error | null>(null);
  const save = async (format: TableFormat) => {
    setFailure(null);
    try {
      await saveTable({ name, format, announcements, texts, locale, valuesName: labels.valuesName });
    } catch (error) {
      // The part that writes workbooks wasn't downloaded, say.
      if (!(error instanceof Error)) throw error;
      setFailure(error);
    }
  };
  return (
    <Stack gap={2}>
      <Inline>
        {formats.map((format) => (
          <Button key={format} variant="secondary" size="small" onPress={() => void save(format)}>
            {`${label}: ${labels[format]}`}
          </Button>
        ))}
      </Inline>
      {failure !== null && <p role="alert">{failureText('generic', failure)}</p>}
    </Stack>
  );
}
