import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/shared/paths.ts';
import { buildScript } from './buildScript.ts';

type Built = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** Where the worker is served: it answers for what lies beside and below it. */
const workerFile = 'worker.js';

/**
 * The viewers of panoramas and vector maps are half of all scripts, and what they show is kept nowhere. The workers read
 * files that only the server can import.
 */
const neverOffline = /\/(?:@photo-sphere-viewer|maplibre-gl|parseWorker|zipWorker)[/-]/u;

/**
 * What only the server does, and what it is about isn’t kept either: signing up, an admin’s tasks, changes of many at once, how all
 * announcements do, imports, the choice of what matters most, areas that are drawn and places picked on the map, simulations, descriptions of pictures, files with matches, documents, reports, verification, forgotten passwords,
 * and the end of an account. And the page about ranking, which is for those who are still choosing.
 */
export const onlyOnline =
  /\/src\/(?:(?:features|texts)\/(?:admin|ranking|importing|signUp)|shared\/documents|features\/(?:announcements\/many|dashboard\/components\/overview|matches\/components\/weights)|texts\/(?:area|documents|keys|manyAnnouncements|matchFile|pictureFaults|premisesFiles|team|unsubscription|weights))\/|\/(?:VerificationPage|OwnDataPage|UnsubscriptionPage|InvitationPage|AccessPage|TeamSections|KeySections|keys\.css|NewKey|ViewerNotice|scoreEdges|Simulator|CaptionDialog|AnnouncementDocuments|Documents|MatchDownload|OwnReports|ReportDialog|ForgotPassword|DeleteAccount|DrawnArea|PlacePicker)\.tsx?$|\/domain\/src\/(?:texts\/\w+|import\/\w+)\.ts$|\/(?:papaparse|read-excel-file|write-excel-file|fflate|saxen)\//u;

/** The styles of such pages and dialogs, by the names that the build gives them. */
export const onlyOnlineStyles =
  /^(?:(?:Access|Admin|Import|Public|Ranking|SignUp)Page|CaptionDialog|OwnWeights)\.css$/u;

/**
 * Builds the service worker into one file that names what the build has made. It needs no more of its library than what
 * keeps files, so that the library's own build, with a bundler of its own, is left out.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const made = Object.values(bundle);
        const files = [shellOf(made), ...made.filter(isKept).map(({ fileName }) => fileOf(fileName))];
        const source = await buildScript(root, 'src/worker/worker.ts', {
          builtFiles: JSON.stringify(files),
          'process.env.NODE_ENV': '"production"',
        });
        this.emitFile({ type: 'asset', fileName: workerFile, source });
      },
    },
  };
}

/** A file by its address, and what tells its versions apart where its name does not. */
interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

const fileOf = (fileName: string): BuiltFile => ({ url: `/${fileName}`, revision: null });

/** Every address without a page of its own has the same one, in the language of whoever asks. */
function shellOf(made: readonly Built[]): BuiltFile {
  const page = made.find(({ fileName }) => fileName === 'index.html');
  if (page?.type !== 'asset') throw new Error('The build has no index.html');
  return { url: paths.matches, revision: createHash('sha256').update(page.source).digest('base64url') };
}

const isKept = (file: Built): boolean =>
  file.fileName.startsWith('assets/') &&
  !neverOffline.test(`/${file.fileName}`) &&
  !(file.type === 'chunk' ? isOnlyOnline(file) : onlyOnlineStyles.test(file.names[0] ?? ''));

/** What such a page or dialog is made of besides, and nothing else needs, goes with it. */
const isOnlyOnline = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.some((module) => neverOffline.test(module)) ||
  onlyOnline.test(facadeModuleId ?? '') ||
  (moduleIds.length > 0 && moduleIds.every((module) => onlyOnline.test(module)));
