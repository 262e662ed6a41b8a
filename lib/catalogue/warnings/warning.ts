import type { Localized } from '../../i18n/locales.ts';

/** Every warning: messages/ has its sentence under `office.warnings`. */
export const warningCodes = [
  'titleLong',
  'liftDenied',
  'liftClaimed',
  'stairsDenied',
  'availabilityDenied',
  'livingDiffers',
  'floorDiffers',
  'bedroomsDiffer',
  'amountDiffers',
  'permitDiffers',
  'vatExcluded',
  'sentenceRepeated',
  'sentencesMore',
  'availablePast',
  'tenantUnsaid',
  'builtLater',
  'deliveryPast',
  'levelMissing',
  'levelLeft',
  'depositHigh',
  'rentAboveReference',
  'vatUnsaid',
  'landShareUnsaid',
  'costDiffers',
  'rentTwice',
  'rentSmall',
  'priceCents',
  'priceFar',
  'priceChanged',
  'yearFar',
  'yearOld',
  'certificateExpired',
  'certificateShared',
  'placeFar',
  'placeCentre',
  'placeShared',
  'pictureSmall',
  'originUnknown',
  'pageHidden',
  'hoursDiffer',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** A probable mistake in a valid record. It does not prevent publication. */
export interface Warning {
  code: WarningCode;
  /** Path in the file of the record, such as "description.nl". */
  path: string;
  /** The values that the sentence mentions; amounts in €, days (YYYY-MM-DD) and localized names are formatted for the reader. */
  values: Readonly<Record<string, string | number | Localized>>;
}

export const warnIf = (isOdd: boolean, code: WarningCode, path: string, values: Warning['values'] = {}): Warning[] =>
  isOdd ? [{ code, path, values }] : [];
