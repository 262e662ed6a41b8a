import type { PropertyDocument } from '../../lib/catalogue/schema/document.ts';
import type { Medium } from '../../lib/catalogue/schema/media.ts';
import type { Slot } from './slot.ts';

/** The walk through the rooms of the first set of pictures; made of those pictures, so only homes that show all of them have it. */
const walk = { file: 'walk-living-01.mp4', rooms: ['int-living-01', 'int-kitchen-04', 'int-bedroom-01'] };

/** The videos of a home; tours are shown by their makers' own sites, which know no home of the sample. */
export function listVideos(slot: Slot, pictures: readonly string[]): Medium[] | undefined {
  const fits = walk.rooms.every((room) => pictures.includes(room)) && (slot.showcase || slot.id % 5 === 0);
  return fits ? [{ link: walk.file, poster: walk.rooms[0] }] : undefined;
}

const kinds = ['epc_certificate', 'electrical_inspection', 'urban_information'] as const;

/** The documents of the homes that the sample shows off; scripts/sample/documents.ts writes them. */
export const listDocuments = ({ showcase, id }: Slot): PropertyDocument[] | undefined =>
  showcase ? kinds.map((kind) => ({ kind, file: `${id}-${kind.replaceAll('_', '-')}.pdf` })) : undefined;
