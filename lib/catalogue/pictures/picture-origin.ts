import type { Translator } from '../../i18n/translator.ts';
import type { Picture } from '../schema/lists.ts';

/** The origins of pictures, from the most to the least like a photograph. A picture without one is of unknown origin. */
export const pictureOrigins = ['photograph', 'rendering', 'illustration', 'staged', 'generated'] as const;
export type PictureOrigin = (typeof pictureOrigins)[number];

/** An origin that must be stated beside the picture. */
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

/** Returns the origin of a picture; undefined for a plan, which is visibly a drawing. */
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
  /** The origins that must be stated, each once. */
  labelled: LabelledOrigin[];
  /** Whether each picture has one of these. */
  isAll: boolean;
}

/** Returns the origins of several pictures together. */
export const summarizeOrigins = (origins: readonly (PictureOrigin | undefined)[]): OriginSummary => ({
  labelled: [...new Set(origins.filter(isLabelled))],
  isAll: origins.every(isLabelled),
});

/** Returns one caption for several pictures: "All pictures are renderings: …". */
export function originNote({ labelled, isAll }: OriginSummary, t: Translator<'origin'>): string {
  const [first, ...others] = labelled;
  if (first && others.length === 0 && isAll) return t(`all.${first}`);
  return t('some', { origins: labelled.map((origin) => t(`labels.${origin}`)).join(', ') });
}

const common = new WeakMap<Pictures, LabelledOrigin | null>();

/** Returns the common origin of all pictures of the site, if it must be stated; null for different ones. Every page states it once, and no picture separately. */
export function commonOrigin(pictures: Pictures): LabelledOrigin | null {
  let origin = common.get(pictures);
  if (origin === undefined) {
    const { labelled, isAll } = summarizeOrigins(
      [...pictures.values()].flatMap((picture) => (picture.kind === 'plan' ? [] : [originOf(picture)])),
    );
    // The message for illustrations mentions renderings too.
    const others = labelled.includes('illustration') ? labelled.filter((other) => other !== 'rendering') : labelled;
    origin = (isAll && others.length === 1 && others[0]) || null;
    common.set(pictures, origin);
  }
  return origin;
}

/** Returns the label beside a picture; undefined if the page states the common origin of all. */
export function originLabel(pictures: Pictures, picture: Picture): LabelledOrigin | undefined {
  const origin = originOf(picture);
  return isLabelled(origin) && !commonOrigin(pictures) ? origin : undefined;
}
