import { orderFault, orderPictures, type PictureOrder, picturesPerResidence } from '@tilava/domain/pictures';
import type { components } from '@tilava/sdk/schema';
import { v7 as uuidv7 } from 'uuid';
import type { Dependencies } from '../../application/dependencies.ts';
import type { Caller, Handlers, Versioned } from '../../http/operations.ts';
import { invalidValue, notFound, requireVersion } from '../../http/problems.ts';
import { assertNoRest, blankToNull } from '../everyField.ts';
import { unusableFile } from '../files/lockUnattached.ts';
import { maxOpenResidences, refuseMoreThan, tooManyPictures, tooManyResidences } from '../quotas.ts';
import { notALandlord, ownerOf, requireReach } from '../permissions.ts';
import {
  type PlacedPicture,
  presentResidence,
  type ResidenceRow,
  type ResidenceStore,
  type StoredPicture,
} from './store.ts';

type Schemas = components['schemas'];

/** How long a residence may wait for its announcement, in milliseconds; as long as a picture for its residence. */
const lifetime = 7 * 24 * 3_600_000;

interface ResidenceParts extends Pick<Dependencies, 'locks' | 'audit' | 'clock'> {
  readonly store: ResidenceStore;
}

export function residenceService({ store, locks, audit, clock }: ResidenceParts) {
  /** @throws ProblemError 404 for one that is not the caller's */
  async function read(caller: Caller, id: string): Promise<Versioned<Schemas['OwnResidence']>> {
    const row = await store.find(id);
    if (row === null) throw notFound();
    requireReach(caller, 'getResidence', row.userId);
    return { body: presentResidence(row, await store.picturesOf(id)), version: row.version };
  }

  /** Locks the files that are to join a residence, each of which an order names by `pointerOf`. */
  async function join(
    caller: Caller,
    { userId }: Pick<ResidenceRow, 'userId'>,
    ids: readonly string[],
    pointerOf: (id: string) => string,
  ) {
    // An admin may have uploaded what becomes the landlord's.
    const found = await store.lockUnattached(ids, [userId, caller.id]);
    return ids.map((id) => {
      const file = found.find((candidate) => candidate.id === id);
      if (file === undefined) throw unusableFile(pointerOf(id));
      return file;
    });
  }

  /** Writes what is elsewhere, or in another list, than it was; answers whether anything was. */
  async function order(
    residence: ResidenceRow,
    present: readonly StoredPicture[],
    ordered: PictureOrder,
  ): Promise<boolean> {
    const before = new Map(present.map(({ id, surround }, position) => [id, { surround, position }]));
    const moved = placesOf(ordered).filter(({ id, surround, position }) => {
      const was = before.get(id);
      return was?.surround !== surround || was.position !== position;
    });
    await store.place(moved, residence);
    return moved.length > 0;
  }

  /** Says what pictures show; answers whether any says something else now. */
  async function describe(
    residenceId: string,
    captions: NonNullable<Schemas['ResidenceChanges']['captions']>,
  ): Promise<boolean> {
    let isChanged = false;
    for (const [index, { id, caption }] of captions.entries()) {
      const outcome = await store.describe(residenceId, id, blankToNull(caption)?.trim() ?? null);
      if (outcome === 'missing') {
        throw invalidValue('The residence has no picture with this id', `/body/captions/${index}/id`);
      }
      isChanged ||= outcome === 'changed';
    }
    return isChanged;
  }

  return {
    read,

    /** Takes unused pictures already; use them first, in the order in which they are named. */
    create: (
      caller: Caller,
      { ownerId, houseType, file: records, ...rest }: Schemas['ResidenceCreation'],
    ): Promise<Schemas['OwnResidence']> =>
      store.transaction(async () => {
        assertNoRest(rest);
        const owner = await locks.lockOwner(caller, ownerOf(caller, ownerId));
        if (owner === null || !owner.isLandlord) throw notALandlord();
        const userId = owner.id;
        refuseMoreThan(maxOpenResidences, await store.countOpen(userId), tooManyResidences);
        const ids = records.map(({ id }) => id);
        const pointerOf = (id: string) => `/body/file/${ids.lastIndexOf(id)}/id`;
        const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
        if (repeated !== undefined) throw unusableFile(pointerOf(repeated));
        const files = await join(caller, { userId }, ids, pointerOf);
        const createdAt = clock();
        const residence = { id: uuidv7(), userId, houseType, createdAt, updatedAt: createdAt, version: 1 };
        await store.insert(residence);
        const placed = files.map(({ id, surround }, position) => ({ id, surround, position }));
        await store.place(placed, residence);
        await audit.record(caller, 'createResidence', residence.id);
        return presentResidence(residence, files);
      }),

    /** Pictures come in the wanted order; files of one's own that belong to nothing yet join them. */
    update: (
      caller: Caller,
      id: string,
      wanted: Schemas['ResidenceChanges'],
      ifMatch: number | null,
    ): Promise<Versioned<Schemas['OwnResidence']>> =>
      store.transaction(async () => {
        const { houseType, propertyPics: _propertyPics, surroundPics: _surroundPics, ...others } = wanted;
        const { captions = [], ...rest } = others;
        assertNoRest(rest);
        const residence = await locks.lockOwned(caller, 'updateResidence', () => store.find(id));
        requireVersion(ifMatch, residence.version);
        const pictures = await store.picturesOf(id);
        const present = listsOf(pictures);
        const fault = orderFault(present, wanted);
        if (fault !== null) {
          const { list, reason, id: named } = fault;
          throw invalidValue(`${orderFaults[reason]}: ${named}`, `/body/${list}`);
        }
        const ordered = orderPictures(present, wanted);
        const all = placesOf(ordered);
        if (all.length > picturesPerResidence) throw tooManyPictures();
        const known = new Set(pictures.map((picture) => picture.id));
        const joining = all.map((picture) => picture.id).filter((named) => !known.has(named));
        await join(caller, residence, joining, (named) => pointerIn(wanted, named));
        const isOther = houseType !== undefined && houseType !== residence.houseType;
        if (isOther) await store.setHouseType(id, houseType);
        const isOrdered = await order(residence, pictures, ordered);
        const isDescribed = await describe(id, captions);
        if (isOrdered || isDescribed || isOther) {
          await store.touch(id);
          await audit.record(caller, 'updateResidence', id, Object.keys(wanted));
        }
        return read(caller, id);
      }),

    async sweep(): Promise<void> {
      const before = new Date(clock().getTime() - lifetime);
      for (const owner of await store.ownersOfOpen(before)) {
        await store.transaction(async () => {
          if ((await locks.lockUser(owner)) !== null) await store.removeOpen(owner, before);
        });
      }
    },
  };
}

type ResidenceService = ReturnType<typeof residenceService>;

const orderFaults = {
  leftOut: 'The order must contain every picture; delete pictures separately',
  repeated: 'A picture can only be in one list',
} as const;

const listsOf = (pictures: readonly StoredPicture[]): PictureOrder => ({
  propertyPics: pictures.filter(({ surround }) => !surround).map(({ id }) => id),
  surroundPics: pictures.filter(({ surround }) => surround).map(({ id }) => id),
});

/** The places of all pictures: those of the property first, without gaps. */
const placesOf = ({ propertyPics, surroundPics }: PictureOrder): PlacedPicture[] =>
  [...propertyPics, ...surroundPics].map((id, position) => ({
    id,
    surround: position >= propertyPics.length,
    position,
  }));

function pointerIn({ propertyPics, surroundPics }: Schemas['ResidenceChanges'], id: string): string {
  const index = propertyPics?.indexOf(id) ?? -1;
  return index >= 0 ? `/body/propertyPics/${index}` : `/body/surroundPics/${surroundPics?.indexOf(id)}`;
}

export const residenceHandlers = (
  residences: ResidenceService,
): Handlers<'getResidence' | 'createResidence' | 'updateResidence'> => ({
  getResidence: async ({ caller, path }) => ({
    status: 200,
    ...(await residences.read(caller, path.id)),
  }),

  createResidence: async ({ caller, body, once }) => {
    const residence = await once(() => residences.create(caller, body));
    return { status: 201, body: residence, version: 1, location: `/residence/${residence.id}` };
  },

  updateResidence: async ({ caller, path, body, ifMatch }) => ({
    status: 200,
    ...(await residences.update(caller, path.id, body, ifMatch)),
  }),
});
