import { formatNumber } from '@tilava/domain/format';
import { referenceOfAnnouncement } from '@tilava/domain/import';
import { Button } from '@tilava/ui/Button';
import { FileUpload } from '@tilava/ui/FileUpload';
import { Heading } from '@tilava/ui/Heading';
import { Inline } from '@tilava/ui/Inline';
import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { Text } from '@tilava/ui/Text';
import type { Upload } from '@tilava/ui/upload';
import { use, useState } from 'react';
import { useFailureText } from '../../shared/errors/useFailureText.ts';
import { Section } from '../../shared/page/Section.tsx';
import { loadPictureFaultTexts } from '../../shared/pictures/usePictureUploads.ts';
import { ImportProgress } from './ImportProgress.tsx';
import * as styles from './importing.css.ts';
import { largestZip } from './openZip.ts';
import { useImportTexts } from './useImportTexts.ts';
import { usePictureImport } from './usePictureImport.ts';

/** Adds pictures from a ZIP to announcements, by the references that their names carry. */
export function PictureImport() {
  const { labels, locale } = useImportTexts();
  const failureText = useFailureText();
  const faultTexts = use(loadPictureFaultTexts(locale));
  const importing = usePictureImport();
  const [upload, setUpload] = useState<Upload | null>(null);
  const { plan, outcome, progress } = importing;
  const number = (value: number) => formatNumber(value, locale, 'upToTwo');

  const choose = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const shown: Upload = { id: file.name, name: file.name, size: file.size, state: 'uploading' };
    setUpload(shown);
    const fail = (failure: string | null) =>
      setUpload({ ...shown, state: 'failed', failure: failure ?? '', isRefused: true });
    try {
      const fault = await importing.tryOut(file);
      if (fault === null) setUpload({ ...shown, state: 'done' });
      else fail(labels.zipFault[fault]);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      fail(failureText('generic', error));
    }
  };
  const reset = () => {
    importing.reset();
    setUpload(null);
  };
  const count = plan?.news.reduce((sum, { pictures }) => sum + pictures.length, 0) ?? 0;
  return (
    <Section id="pictures" title={labels.picturesTitle} hint={labels.picturesHint} width="full">
      <Stack gap={6} align="stretch">
        <FileUpload
          label={labels.zip}
          description={labels.zipHint}
          types={['.zip', 'application/zip']}
          maximumSize={largestZip}
          allowsMultiple={false}
          uploads={upload === null ? [] : [upload]}
          onAdd={(files) => void choose(files)}
          onRetry={reset}
          onRemove={reset}
          labels={{
            choose: upload === null ? labels.chooseZip : labels.otherFile,
            drop: labels.drop,
            size: (bytes) => labels.size(number(bytes / 1024 / 1024)),
            preparing: labels.reading,
            uploading: labels.reading,
            done: labels.chosen,
            failed: labels.zipFault.unreadable,
            retry: labels.otherFile,
            remove: labels.remove,
            wrongType: labels.wrongZip,
            tooLarge: labels.zipTooLarge,
          }}
        />
        <div role="status">
          {progress !== null && (
            <ImportProgress progress={progress} says={labels.addingPictures} onCancel={importing.cancel} />
          )}
          {outcome !== null && (
            <Notice
              tone={outcome.left > 0 ? 'warning' : 'success'}
              title={labels.picturesAdded(outcome.added)}
            >
              {outcome.error !== null && <p>{failureText('generic', outcome.error)}</p>}
              {outcome.left > 0 && <p>{labels.picturesLeft(outcome.left)}</p>}
            </Notice>
          )}
          {plan !== null && outcome === null && progress === null && (
            <Heading level={3}>{count === 0 ? labels.noNewPictures : labels.newPictures(count)}</Heading>
          )}
        </div>
        {plan !== null && outcome === null && plan.news.length > 0 && (
          <Table
            caption={labels.picturesTitle}
            headings={[labels.reference, labels.address, labels.pictures]}
            rows={plan.news.map(({ announcement, pictures, present }) => [
              referenceOfAnnouncement(announcement),
              announcement.properties.address,
              labels.newAndPresent(pictures.length, present),
            ])}
          />
        )}
        {plan !== null && outcome === null && plan.refused.length > 0 && (
          <Refused
            files={plan.refused.map(({ path, reason }) => [path, labels.refusedPicture[reason]])}
            title={labels.leftOut(plan.refused.length)}
          />
        )}
        {outcome !== null && outcome.failed.length > 0 && (
          <Refused
            files={outcome.failed.map(({ path, fault }) => [path, faultTexts[fault]])}
            title={labels.leftOut(outcome.failed.length)}
          />
        )}
        {plan !== null && outcome === null && progress === null && count > 0 && (
          <Inline>
            <Button onPress={() => void importing.write(plan)}>{labels.addPictures(count)}</Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}

function Refused({
  files,
  title,
}: {
  readonly files: readonly (readonly string[])[];
  readonly title: string;
}) {
  const { labels } = useImportTexts();
  return (
    <Stack gap={3} align="stretch">
      <Heading level={4}>{title}</Heading>
      <Table caption={title} headings={[labels.fileName, labels.reason]} rows={files} />
    </Stack>
  );
}

/** More are not read one by one. */
const mostRows = 200;

interface TableProps {
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Table({ caption, headings, rows }: TableProps) {
  const { labels, locale } = useImportTexts();
  return (
    <Stack gap={2} align="stretch">
      <table className={styles.table} aria-label={caption}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={styles.cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={headings[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <Text tone="muted">{labels.more(formatNumber(rows.length - mostRows, locale, 'upToTwo'))}</Text>
      )}
    </Stack>
  );
}
