import type { Translator } from '../i18n/translator.ts';
import type { Picture } from './schema/lists.ts';

/** How a picture was made, from the most to the least like what a camera saw. Where the data say nothing, the origin is unknown. */
export const pictureOrigins = ['photograph', 'rendering', 'illustration', 'staged', 'generated'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];

/** An origin that is said beside the picture. */
export type LabelledOrigin = Exclude<PictureOrigin, 'photograph'>;

/** The terms of the IPTC (http://cv.iptc.org/newscodes/digitalsourcetype/) and of schema.org's list of them, which keeps an older name: docs/decisions/origin-of-pictures.md. */
export const sourceTypes: Readonly<Record<PictureOrigin, { iptc: string; schemaOrg: string }>> = {
  photograph: { iptc: 'digitalCapture', schemaOrg: 'DigitalCaptureDigitalSource' },
  rendering: { iptc: 'digitalCreation', schemaOrg: 'DigitalArtDigitalSource' },
  illustration: { iptc: 'digitalCreation', schemaOrg: 'DigitalArtDigitalSource' },
  staged: {
    iptc: 'compositeWithTrainedAlgorithmicMedia',
    schemaOrg: 'CompositeWithTrainedAlgorithmicMediaDigitalSource',
  },
  generated: { iptc: 'trainedAlgorithmicMedia', schemaOrg: 'TrainedAlgorithmicMediaDigitalSource' },
};

type Pictures = ReadonlyMap<string, Picture>;

/** A plan has none: everybody sees that it is a drawing. */
export const originOf = ({ kind, origin }: Pick<Picture, 'kind' | 'origin'>): PictureOrigin | undefined =>
  kind === 'plan' ? undefined : origin;

export const isLabelled = (origin: PictureOrigin | undefined): origin is LabelledOrigin =>
  origin !== undefined && origin !== 'photograph';

/** Returns which of two origins holds for a file that both name: the one that is less like a photograph. */
export const lessPhotographic = (
  a: PictureOrigin | undefined,
  b: PictureOrigin | undefined,
): PictureOrigin | undefined => pictureOrigins.findLast((origin) => origin === a || origin === b);

export const isOriginUnknown = (picture: Pick<Picture, 'kind' | 'origin'>): boolean =>
  picture.kind !== 'plan' && picture.origin === undefined;

export interface OriginSummary {
  /** The origins to be said, each once. */
  labelled: LabelledOrigin[];
  /** Whether each picture has one of these. */
  isAll: boolean;
}

/** What there is to say of several pictures together. */
export const summarizeOrigins = (origins: readonly (PictureOrigin | undefined)[]): OriginSummary => ({
  labelled: [...new Set(origins.filter(isLabelled))],
  isAll: origins.every(isLabelled),
});

/** One caption for several pictures, where there is something to say: "All pictures are renderings: …". */
export function originNote({ labelled, isAll }: OriginSummary, t: Translator<'origin'>): string {
  const [first, ...others] = labelled;
  if (first && others.length === 0 && isAll) return t(`all.${first}`);
  return t('some', { origins: labelled.map((origin) => t(`labels.${origin}`)).join(', ') });
}

const common = new WeakMap<Pictures, LabelledOrigin | null>();

/** The origin of all pictures of the site, if it is the same and must be stated: every page states it once, and no picture separately. */
export function commonOrigin(pictures: Pictures): LabelledOrigin | null {
  let origin = common.get(pictures);
  if (origin === undefined) {
    const { labelled, isAll } = summarizeOrigins(
      [...pictures.values()].flatMap((picture) => (picture.kind === 'plan' ? [] : [originOf(picture)])),
    );
    // The words for illustrations name renderings too.
    const others = labelled.includes('illustration') ? labelled.filter((one) => one !== 'rendering') : labelled;
    origin = (isAll && others.length === 1 && others[0]) || null;
    common.set(pictures, origin);
  }
  return origin;
}

/** What is said beside a picture; nothing where the page says it of all. */
export function labelOf(pictures: Pictures, picture: Picture): LabelledOrigin | undefined {
  const origin = originOf(picture);
  return isLabelled(origin) && !commonOrigin(pictures) ? origin : undefined;
}
