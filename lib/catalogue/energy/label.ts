import { type Region, regionByZip } from '../places/region.ts';
import { garage, land } from '../web-ids.ts';
import { type Band, energyBand, scale } from './bands.ts';

export interface EnergyLabel {
  region: Region;
  band: Band;
}

/** The data that determine a label; `specificEnergy` in kWh/m²/year, `energyLabel` as on the certificate (EPCLabelText). */
export interface EnergySource {
  countryId: number;
  zip: string | number;
  webId: number;
  energyLabel?: string | null | undefined;
  specificEnergy?: number | null | undefined;
}

const endings = { '': '', '++': '_plusplus', '+': '_plus', '-': '_sub' } as const;

/**
 * Returns a home's energy label, or null if it has none (domain facts). The text of the certificate takes precedence over the computed label,
 * even if the region's scale does not have it: a label that differs from the certificate is worse than none.
 */
export const energyLabel = ({
  countryId,
  zip,
  webId,
  energyLabel: text,
  specificEnergy,
}: EnergySource): EnergyLabel | null => {
  const region = regionByZip(countryId, zip);
  if (region === null || webId === land || webId === garage) return null;
  const band = text?.trim() ? parseBand(text, region) : energyBand(region, specificEnergy);
  return band && { region, band };
};

/** Converts "A-" to "a_sub"; null if the region's scale has no such label. */
export const parseBand = (label: string, region: Region): Band | null => {
  const [, letter = '', sign = ''] = /^([a-i])(\+{1,2}|-)?$/.exec(label.trim().toLowerCase()) ?? [];
  const name = letter + endings[sign as keyof typeof endings];
  return scale(region).find((band) => band === name) ?? null;
};

/** Converts "a_sub" to "A-", and "a_plusplus" to "A++". */
export const bandLetter = (band: Band): string =>
  band.charAt(0).toUpperCase() + band.slice(1).replace('_plusplus', '++').replace('_plus', '+').replace('_sub', '-');

const dutyBands: readonly Band[] = ['e', 'f'];

/** Whether the buyer of a home with this label must renovate it; heritage is exempt (domain facts). */
export const bringsRenovationDuty = ({ region, band }: EnergyLabel): boolean =>
  region === 'flanders' && dutyBands.includes(band);

/** Returns the address of the label's picture (specification, section 9). */
export const labelPath = (region: Region, band: Band): string => `/images/epc/${region}/${band}.png`;

export interface EnergyBadgeView {
  /** "A+", "B-" */
  letter: string;
  /** 1 the best … 7 the worst of the seven label colours. */
  step: number;
}
