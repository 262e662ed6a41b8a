import { getLocale, getTranslations } from 'next-intl/server';
import { type PriceText, priceLine } from '@/lib/catalogue/prices/price';
import type { LowestPrice, UnitType } from '@/lib/catalogue/projects/projects';
import type { UnitColumn, UnitView } from '@/lib/catalogue/projects/units';
import { webIds } from '@/lib/catalogue/web-ids';
import { euro } from '@/lib/i18n/euro';
import { area } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { AnyTranslator, Translator } from '@/lib/i18n/translator';

interface UnitText {
  /** null where nothing is known. */
  cells: Record<Exclude<UnitColumn, 'unit' | 'state'>, string | null>;
  /** "Available", "Under option" */
  state: string;
  /** Stands for a state other than free: "O", "V". */
  mark: string | null;
  /** For a telephone, which has no room for the columns: "1st floor · 2 bedrooms · south". */
  brief: string;
  /** "A1.03, Apartment, 1st floor, 2 bedrooms, 104 m², Available, € 367.500" */
  name: string;
}

/** "Ground floor", "1st floor" */
export function floorName(floor: number, t: AnyTranslator): string {
  if (floor === 0) return t('units.groundFloor');
  return floor < 0 ? t('units.belowGround') : t('project.floorNumber', { floor });
}

/** Returns the types of a project's units as one says them, "6 houses, 4 plots", a number and its type on one line. */
export function formatUnitTypes(types: readonly UnitType[], t: Translator<'project'>): string {
  const kinds = Object.entries(webIds);
  return types
    .map(({ webId, plural, count }) => {
      const kind = kinds.find(([, id]) => id === webId)?.[0] ?? 'other';
      return count > 0 ? t('unitTypes', { kind, plural, count }).replaceAll(' ', '\u00a0') : plural;
    })
    .join(', ');
}

/** Returns the lowest price of a project's units, "From € 133.000". */
export const formatFromPrice = ({ amount, vat }: LowestPrice, t: Translator<'project'>, locale: Locale): PriceText => ({
  kind: 'amount',
  before: t('priceFrom'),
  amount: euro(amount, locale),
  ...(vat ? { vat } : {}),
});

/** The texts about a unit in the table and the drawings, in the page's language. */
export async function unitText(unit: UnitView): Promise<UnitText> {
  const [t, prices, locale] = await Promise.all([getTranslations(), getTranslations('price'), getLocale()]);
  const size = (squareMetres: number | null) => (squareMetres === null ? null : area(squareMetres, locale));
  const bedrooms = unit.bedrooms && t('project.bedroomCount', { count: unit.bedrooms });
  const cells = {
    floor: unit.floor === null ? null : floorName(unit.floor, t),
    kind: unit.kind,
    living: size(unit.living),
    ground: size(unit.ground),
    bedrooms: unit.bedrooms === null ? null : String(unit.bedrooms),
    orientation: unit.orientation && t(`choices.orientation.${unit.orientation}`),
    terrace: size(unit.terrace),
    price: unit.hasPrice ? priceLine(unit.price, prices) : null,
  };
  const { floor, kind, living, ground, orientation, price } = cells;
  const state = unit.marquee ?? t(`project.states.${unit.state}`);
  const brief = [floor, bedrooms, orientation].filter(Boolean);
  return {
    cells,
    state,
    mark: unit.state === 'free' ? null : t(`project.marks.${unit.state}`),
    brief: brief.join(' · '),
    name: [unit.name, kind, ...brief, living ?? ground, state, price].filter(Boolean).join(', '),
  };
}
