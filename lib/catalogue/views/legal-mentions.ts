import type { Snapshot } from '../../content/snapshot.ts';
import { date, withColon } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { AnyTranslator } from '../../i18n/translator.ts';
import type { Property } from '../schema/property.ts';
import type { AttributeKey, AttributeSection } from './attributes.ts';
import type { Display } from './display.ts';

/** Mandatory in an advert, by region (domain facts, "Energy" and "Mandatory and customary mentions"). */
const mentioned: readonly AttributeKey[] = [
  'eLevel',
  'specificEnergy',
  'totalEnergy',
  'co2',
  'certificateCode',
  'insulationClass',
  'permit',
  'zoning',
  'judicialDecision',
  'summons',
  'preemptiveRights',
  'allotmentPermit',
  'lawfulUse',
  'floodScorePlot',
  'floodScoreBuilding',
  'heritage',
];

/** Returns the legal mentions of an advert outside the website, in one line without soft hyphens; takes the attributes that the home's page shows. */
export function legalMentions(
  { attributes: { legal } }: Property,
  groups: readonly AttributeSection[],
  shown: Display,
  locale: Locale,
  t: AnyTranslator,
  { content: { site } }: Snapshot,
): string {
  const rows = groups.flatMap((group) => group.rows).filter(({ key }) => mentioned.includes(key));
  const duty = t('energy.renovation', { from: date(site.renovationFrom, locale), years: site.renovationYears });
  const texts = rows.map(({ label, value }) => `${withColon(label, locale)} ${value}`);
  const isFlooded = [legal.floodScorePlot, legal.floodScoreBuilding].includes('D');
  const warnings = [...(isFlooded ? [t('legal.floodSymbol')] : []), ...(shown.block('renovation') ? [duty] : [])];
  return [...texts, ...warnings].join(' · ').replaceAll('\u00ad', '');
}
