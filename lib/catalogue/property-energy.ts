import type { EnergyScaleView } from '../../components/property/energy-scale';
import type { EnergyView } from '../../components/property/energy-section';
import type { Snapshot } from '../data/load.ts';
import { scale } from '../energy/bands.ts';
import { bandStep } from '../energy/colour.ts';
import { bandLetter, type EnergyLabel, energyLabel, labelPath } from '../energy/label.ts';
import { date } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import type { AttributeSection } from './attributes.ts';
import { cityOf } from './card-view.ts';
import type { Display } from './property-facts.ts';
import type { Property } from './schema/property.ts';
import { garage, land } from './web-ids.ts';

export interface EnergyWords {
  title: string;
  computed: string;
  none: string;
  notRequired: string;
  renovationTitle: string;
  labelOf(label: string): string;
  scale(values: { best: string; worst: string; label: string }): string;
  renovation(values: { from: string; years: number }): string;
}

/** Scales of more bands than this name only their whole letters: nineteen names do not fit a telephone. */
const mostNames = 9;

/** Takes a home, its energy attributes and what may show; returns its label on its region's scale, and what the law wants said with it. */
export function toEnergyView(
  home: Property,
  group: AttributeSection | null,
  shown: Display,
  locale: Locale,
  words: EnergyWords,
  { catalogue, content: { site } }: Snapshot,
): EnergyView {
  const { countryId, zip } = cityOf(home, catalogue);
  const { energy } = home.attributes;
  const found = energyLabel({ countryId, zip, webId: home.webId, ...energy });
  return {
    title: words.title,
    label: found && {
      picture: labelPath(found.region, found.band),
      text: words.labelOf(bandLetter(found.band)),
      scale: toScale(found, words),
    },
    note: found
      ? energy.energyLabel
        ? null
        : words.computed
      : home.webId === land || home.webId === garage
        ? words.notRequired
        : words.none,
    rows: group?.rows ?? [],
    renovation: shown.block('renovation')
      ? {
          title: words.renovationTitle,
          text: words.renovation({ from: date(site.renovationFrom, locale), years: site.renovationYears }),
        }
      : null,
  };
}

function toScale({ region, band }: EnergyLabel, words: EnergyWords): EnergyScaleView {
  const bands = scale(region);
  const letters = bands.map(bandLetter);
  return {
    text: words.scale({ best: letters[0] ?? '', worst: letters.at(-1) ?? '', label: bandLetter(band) }),
    bands: bands.map((each) => ({
      letter: bandLetter(each),
      step: bandStep(region, each),
      current: each === band,
      named: bands.length <= mostNames || each.length === 1,
    })),
  };
}
