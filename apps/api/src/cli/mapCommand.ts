import { layerKinds, type MapLayerKind } from '@tilava/domain/map';
import { Command, Option } from 'commander';
import { readConfig } from '../config.ts';
import { importLayer } from '../map/layers/importLayer.ts';
import { layerStore, removeLayer } from '../map/layers/layerStore.ts';
import { hasCode, StartError } from '../startError.ts';
import { pathOf } from './commands.ts';

interface ImportOptions {
  readonly kind: MapLayerKind;
  readonly credit: string;
}

/** `map …`: layers of the map, which a server that is running takes over by itself. */
export const mapCommand = (): Command =>
  new Command('map')
    .description('manage layers of the map')
    .addCommand(importCommand())
    .addCommand(listCommand())
    .addCommand(removeCommand());

const importCommand = () =>
  new Command('import')
    .description('import a layer from GeoJSON; replaces the layer of the same kind')
    .argument('<files...>', 'areas (land, water, park) or lines (rail), in WGS 84')
    .addOption(
      new Option('--kind <kind>', 'what the files show; around land, the map shows sea')
        .choices(layerKinds)
        .makeOptionMandatory(),
    )
    .requiredOption('--credit <text>', 'the line that the licence asks for; the map shows it')
    .action(async (typed: readonly string[], { kind, credit: given }: ImportOptions) => {
      const credit = given.trim();
      if (credit === '') throw new StartError('--credit must not be empty');
      const { shapes, tiles, bytes } = await importLayer(dataFolder(), typed.map(pathOf), { kind, credit });
      console.log(`${kind}: ${shapes} shapes in ${tiles} tiles, ${Math.ceil(bytes / 1000)} KB.`);
    });

const listCommand = () =>
  new Command('list').description('list the layers and their credits').action(async () => {
    const { list } = await layerStore(dataFolder()).index();
    console.log(
      list.length === 0 ? 'No layers.' : list.map(({ kind, credit }) => `${kind}: ${credit}`).join('\n'),
    );
  });

const removeCommand = () =>
  new Command('remove')
    .description('remove a layer')
    .addOption(new Option('--kind <kind>', 'which one').choices(layerKinds).makeOptionMandatory())
    .action(async ({ kind }: Pick<ImportOptions, 'kind'>) => {
      try {
        await removeLayer(dataFolder(), kind);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) throw new StartError(`There is no layer of ${kind}`, { cause: error });
        throw error;
      }
      console.log(`${kind} removed.`);
    });

const dataFolder = (): string => readConfig({ ...process.env }).dataFolder;
