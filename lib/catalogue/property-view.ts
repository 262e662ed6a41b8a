import type { BrokerView } from '../../components/property/broker-panel';
import type { EnergyView } from '../../components/property/energy-section';
import type { LegalView } from '../../components/property/legal-section';
import type { MosaicView } from '../../components/property/mosaic';
import type { ProjectBoxView } from '../../components/property/project-box';
import type { PropertyHeadView } from '../../components/property/property-head';
import type { PictureView } from '../../components/ui/picture';
import type { Snapshot } from '../data/load.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import type { AttributeSection, AttributeWords } from './attributes.ts';
import { paragraphs } from './describe.ts';
import { pictureView } from './picture-views.ts';
import { getGroup, listFeatures, shownAttributes } from './property-attributes.ts';
import { type BrokerWords, type ProjectBoxWords, toBrokerView, toProjectBox } from './property-contact.ts';
import { type EnergyWords, toEnergyView } from './property-energy.ts';
import { type MosaicWords, type PropertyHeadWords, shownPrice, toMosaic, toPropertyHead } from './property-head.ts';
import { type LegalWords, toLegalView } from './property-legal.ts';
import type { Property } from './schema/property.ts';

/** Everything that the page of a home shows, part by part. Pages hand on only this, never the home itself. */
export interface PropertyView {
  mosaic: MosaicView;
  head: PropertyHeadView;
  broker: BrokerView;
  /** Paragraphs. */
  description: string[];
  project: ProjectBoxView | null;
  features: AttributeSection[];
  energy: EnergyView;
  legal: LegalView | null;
  costs: AttributeSection | null;
  plans: PictureView[];
}

export interface PropertyWords {
  head: PropertyHeadWords;
  attributes: AttributeWords;
  energy: EnergyWords;
  legal: LegalWords;
  mosaic: MosaicWords;
  broker: BrokerWords;
  project: ProjectBoxWords;
}

/** Takes a home; returns its page in a language. Holds nothing of a price or an address that is not published. */
export function toPropertyView(home: Property, locale: Locale, words: PropertyWords, data: Snapshot): PropertyView {
  const priceIsShown = shownPrice(home, locale, words.head, data.catalogue).kind === 'amount';
  const groups = shownAttributes(home, priceIsShown, words.attributes, locale);
  const address = env.siteUrl + data.paths.href({ name: 'property', id: home.id }, locale);
  return {
    mosaic: toMosaic(home, locale, words.mosaic, data),
    head: toPropertyHead(home, groups, locale, words.head, data),
    broker: toBrokerView(home, address, locale, words.broker, data),
    description: paragraphs(home.description[locale]),
    project: toProjectBox(home, locale, words.project, data),
    features: listFeatures(groups),
    energy: toEnergyView(home, getGroup(groups, 'energy'), locale, words.energy, data),
    legal: toLegalView(home, getGroup(groups, 'legal'), words.legal),
    costs: getGroup(groups, 'costs'),
    plans: home.plans.map((id) => pictureView(data.catalogue, id, locale)),
  };
}
