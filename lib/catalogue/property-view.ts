import type { BrokerView } from '../../components/property/broker-panel';
import type { BuyingCostsView, LoanView } from '../../components/property/buying-costs';
import type { EnergyView } from '../../components/property/energy-section';
import type { HistoryView } from '../../components/property/history';
import type { LegalView } from '../../components/property/legal-section';
import type { MediaView } from '../../components/property/media-section';
import type { MosaicView } from '../../components/property/mosaic';
import type { ProjectBoxView } from '../../components/property/project-box';
import type { PropertyHeadView } from '../../components/property/property-head';
import type { RentalCostsView } from '../../components/property/rental-costs';
import type { Snapshot } from '../data/load.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import type { AttributeSection, AttributeWords } from './attributes.ts';
import { paragraphs } from './describe.ts';
import type { PictureView } from './picture-views.ts';
import { pictureView } from './picture-views.ts';
import { getGroup, listFeatures, shownAttributes } from './property-attributes.ts';
import { type BrokerWords, type ProjectBoxWords, toBrokerView, toProjectBox } from './property-contact.ts';
import { type CostWords, toBuyingCosts } from './property-costs.ts';
import { type EnergyWords, toEnergyView } from './property-energy.ts';
import { homeDisplay } from './property-facts.ts';
import { type MosaicWords, type PropertyHeadWords, shownPrice, toMosaic, toPropertyHead } from './property-head.ts';
import { type HistoryWords, toHistoryView } from './property-history.ts';
import { type LegalWords, toLegalView } from './property-legal.ts';
import { type LoanWords, toLoan } from './property-loan.ts';
import { type MediaWords, toMediaViews } from './property-media.ts';
import { toRentalCosts } from './rental-costs.ts';
import type { Block } from './schema/display.ts';
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
  videos: MediaView[];
  tours: MediaView[];
  plans: PictureView[];
  /** Whether the map of the neighbourhood is shown. */
  map: boolean;
  history: HistoryView | null;
  costs: AttributeSection | null;
  buying: BuyingCostsView | null;
  loan: LoanView | null;
  rental: RentalCostsView | null;
}

export interface PropertyWords {
  head: PropertyHeadWords;
  attributes: AttributeWords;
  energy: EnergyWords;
  legal: LegalWords;
  mosaic: MosaicWords;
  broker: BrokerWords;
  project: ProjectBoxWords;
  media: MediaWords;
  history: HistoryWords;
  costs: CostWords;
  loan: LoanWords;
}

/**
 * Takes a home and the day (YYYY-MM-DD) whose rates and duties hold; returns its page in a language. Holds nothing of a price or an address
 * that is not published, and only what data/conditions.json lets show.
 */
export function toPropertyView(
  home: Property,
  day: string,
  locale: Locale,
  words: PropertyWords,
  data: Snapshot,
): PropertyView {
  const priceIsShown = shownPrice(home, locale, words.head, data.catalogue).kind === 'amount';
  const shown = homeDisplay(home, priceIsShown, data);
  const where = <T>(block: Block, make: () => T): T | null => (shown.block(block) ? make() : null);
  const groups = shownAttributes(home, priceIsShown, shown, words.attributes, locale);
  const address = env.siteUrl + data.paths.href({ name: 'property', id: home.id }, locale);
  const media = toMediaViews(home, locale, words.media, data);
  return {
    mosaic: toMosaic(home, locale, words.mosaic, data),
    head: toPropertyHead(home, groups, locale, words.head, data),
    broker: toBrokerView(home, address, locale, words.broker, shown, data),
    description: paragraphs(home.description[locale]),
    project: where('project', () => toProjectBox(home, locale, words.project, data)),
    features: listFeatures(groups),
    energy: toEnergyView(home, getGroup(groups, 'energy'), shown, locale, words.energy, data),
    legal: toLegalView(home, getGroup(groups, 'legal'), words.legal),
    videos: where('videos', () => media.videos) ?? [],
    tours: where('tours', () => media.tours) ?? [],
    plans: where('plans', () => home.plans.map((id) => pictureView(data.catalogue, id, locale))) ?? [],
    map: shown.block('map'),
    history: where('history', () => toHistoryView(home, priceIsShown, locale, words.history, data)),
    costs: getGroup(groups, 'costs'),
    ...toMoney(),
  };

  // Nothing is worked out of a price that is not shown, whatever the rules say.
  function toMoney(): Pick<PropertyView, 'buying' | 'loan' | 'rental'> {
    if (!priceIsShown) return { buying: null, loan: null, rental: null };
    return {
      buying: where('buyingCosts', () => toBuyingCosts(home, day, locale, words.costs, data)),
      loan: where('loan', () => toLoan(home, day, locale, words.loan, data)),
      rental: where('rentalCosts', () => toRentalCosts(home, day, words.costs.rental, data)),
    };
  }
}
