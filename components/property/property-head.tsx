import { getLocale, getTranslations } from 'next-intl/server';
import { EnergyBadge } from '@/components/listing/energy-badge';
import { Price } from '@/components/listing/price';
import savedStyles from '@/components/saved/saved.module.css';
import { Icon } from '@/components/ui/icon';
import { Parts } from '@/components/ui/parts';
import { SiteLink } from '@/components/ui/site-link';
import { marqueeOf } from '@/lib/catalogue/availability';
import { toGoal } from '@/lib/catalogue/goal';
import { cityOf, energyBadge } from '@/lib/catalogue/lookup';
import { expectedLevel } from '@/lib/catalogue/off-plan';
import { homeOutcome } from '@/lib/catalogue/prices/outcome';
import { type PriceText, shownPrice, type VatInPrice } from '@/lib/catalogue/prices/price';
import type { PriceFigures } from '@/lib/catalogue/prices/price-context';
import type { Property } from '@/lib/catalogue/schema/property';
import { type AttributeSection, headFacts, listUtilityNames } from '@/lib/catalogue/views/attributes';
import type { Display } from '@/lib/catalogue/views/display';
import { addressLine, kindLine, outcomeLine } from '@/lib/catalogue/views/property-text';
import { land } from '@/lib/catalogue/web-ids';
import type { Snapshot } from '@/lib/content/snapshot';
import { formHref } from '@/lib/forms/form-pages';
import { euro } from '@/lib/i18n/euro';
import priceStyles from './head-price.module.css';
import styles from './property.module.css';

interface PropertyHeadProps {
  home: Property;
  /** Its attributes that may be shown. */
  groups: AttributeSection[];
  display: Display;
  data: Snapshot;
  similarPath: string | null;
  figures: PriceFigures;
}

const soldOut = 'sold-out';

/** The head of the page of a home. */
export async function PropertyHead(props: PropertyHeadProps) {
  const { home, groups, display, similarPath, figures } = props;
  const perM2 = figures.context?.perM2 ?? null;
  const { rent = 0, charges = 0 } = figures.rental ?? {};
  const { catalogue } = props.data;
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const marquee = marqueeOf(home, catalogue);
  const label = energyBadge(home, cityOf(home, catalogue));
  const level = expectedLevel(home);
  const mains = home.webId === land ? listUtilityNames(groups, home) : [];
  const outcome = homeOutcome(home, locale, catalogue);
  const askHref = display.block('question')
    ? formHref('contact-me', { type: 'property', id: home.id }, locale, props.data)
    : null;
  const price = shownPrice(home, locale, catalogue);
  const { landShare } = home.attributes.costs;
  const vatText = (vat: VatInPrice) =>
    vat === 'mixed' && landShare !== undefined
      ? t('price.withLand', { amount: euro(landShare, locale) })
      : t(`price.contains.${vat}`);
  const closedNotice = () => {
    if (marquee?.key === soldOut) return t('property.soldOutNotice');
    return t(toGoal(home.goal) === 'sale' ? 'property.soldNotice' : 'property.rentedNotice');
  };
  return (
    <header className={styles.propertyHead} data-part="property-head">
      <p className={styles.propertyKind} data-part="property-kind">
        {home.status === 'draft' && <span className="draft-mark">{t('preview.draft')}</span>}
        <Parts text={kindLine(home, t, locale, catalogue)} />
      </p>
      <h1>{home.title[locale]}</h1>
      <p className={styles.propertyAddress}>
        <Parts text={addressLine(home, t, locale, catalogue)} />
      </p>
      <div className={priceStyles.propertyPrices}>
        <HeadPrice price={price} askHref={askHref} />
        {price?.kind === 'amount' && (
          <div className={`figures ${priceStyles.propertyPriceNotes}`}>
            {price.vat && <p>{vatText(price.vat)}</p>}
            {perM2 !== null && <a href="#price">{t('property.perM2', { amount: euro(perM2, locale) })}</a>}
            {charges > 0 && (
              <a href="#rental-costs">
                {t('property.withCharges', { total: euro(rent + charges, locale), charges: euro(charges, locale) })}
              </a>
            )}
            {/* No payment without its term and rate (domain facts, "Loan example"). */}
            {figures.loan && <a href="#loan">{t('property.monthly')}</a>}
          </div>
        )}
      </div>
      {outcome && (
        <p data-part="outcome">
          <Parts text={outcomeLine(outcome, t)} />
        </p>
      )}
      {marquee?.closed && (
        <p className={styles.propertyClosed} data-part="property-closed">
          {closedNotice()} {similarPath && <a href={similarPath}>{t('property.seeSimilar')}</a>}
        </p>
      )}
      <dl className={styles.propertyFacts}>
        {headFacts(groups, home.goal, label !== null || level !== null).map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>
              <Icon name={fact.icon} />
              {fact.value}
            </dd>
          </div>
        ))}
        {mains.length > 0 && (
          <div className={styles.propertyFactWide}>
            <dt>{t('property.utilities')}</dt>
            <dd>
              <Icon name="plug" />
              {mains.join(' · ')}
            </dd>
          </div>
        )}
        {level && (
          <div>
            <dt>{t('property.eLevel')}</dt>
            <dd>{t('card.expectedLevel', { level })}</dd>
          </div>
        )}
        {label && (
          <div>
            <dt>{t('energy.label')}</dt>
            <dd>
              <EnergyBadge badge={label} text={t('energy.labelOf', { label: label.letter })} />
            </dd>
          </div>
        )}
      </dl>
      {/* The buttons to keep the home come with the script: components/saved/home-buttons.ts. */}
      <div className={savedStyles.propertyKeep} data-home={home.id} data-title={home.title[locale]} />
    </header>
  );
}

interface HeadPriceProps {
  price: PriceText | null;
  /** The form that asks for a price on request; null where no page has it, or the home is gone. */
  askHref: string | null;
}

/** The price without the taxes in it. */
async function HeadPrice({ price, askHref }: HeadPriceProps) {
  const t = await getTranslations('price');
  if (price?.kind === 'amount') {
    const { vat: _, ...amount } = price;
    return <Price price={amount} className={priceStyles.propertyPrice} />;
  }
  // Words without an amount are not as loud as one.
  if (price || !askHref) return <Price price={price} className={priceStyles.propertyAsk} />;
  return (
    <p className={priceStyles.propertyAsk}>
      <SiteLink className="link" href={askHref}>
        {t('onRequest')}
      </SiteLink>
    </p>
  );
}
