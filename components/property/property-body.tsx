import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type AttributeSection, getGroup, listFeatures } from '@/lib/catalogue/attributes';
import { paragraphs } from '@/lib/catalogue/describe';
import type { Display } from '@/lib/catalogue/display';
import { pictureView } from '@/lib/catalogue/picture-views';
import { publicAmount } from '@/lib/catalogue/price';
import { purchaseCostsOf, rentTermsOf } from '@/lib/catalogue/property-costs';
import { listChanges } from '@/lib/catalogue/property-history';
import { listMedia } from '@/lib/catalogue/property-media';
import type { Property } from '@/lib/catalogue/schema/property';
import { loanExamples } from '@/lib/costs/loan-examples';
import type { Snapshot } from '@/lib/data/load';
import { StaticHtml } from '@/lib/next/static-html';
import { Costs, Features } from './attribute-list';
import { BuyingCosts } from './buying-costs';
import { Description } from './description';
import { EnergySection } from './energy-section';
import { History } from './history';
import { LegalSection } from './legal-section';
import { Loan } from './loan';
import { MediaSection } from './media-section';
import { PictureGrid } from './picture-grid';
import { ProjectBox } from './project-box';
import styles from './property.module.css';
import { RentalCosts } from './rental-costs';

interface PropertyBodyProps {
  home: Property;
  /** Its attributes that may be shown. */
  groups: AttributeSection[];
  display: Display;
  /** The day (YYYY-MM-DD) whose rates hold. */
  day: string;
  data: Snapshot;
  /** The map of the neighbourhood. */
  children: ReactNode;
}

/** A property page below its head, in the order in which a visitor asks. Nothing is worked out of a price that is not shown. */
export async function PropertyBody({ home, groups, display, day, data, children }: PropertyBodyProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const { costs } = data.content;
  const price = publicAmount(home, data.catalogue);
  const [legal, costGroup] = [getGroup(groups, 'legal'), getGroup(groups, 'costs')];
  const media = listMedia(home, locale, data);
  const changes = display.block('history') ? listChanges(home, price !== null, locale, data.catalogue) : [];
  const plans = display.block('plans') ? home.plans : [];
  const buying = price !== null && display.block('buyingCosts') ? purchaseCostsOf(home, day, data) : null;
  const loan = price !== null && display.block('loan') ? loanExamples(price, day, costs) : null;
  const rental = price !== null && display.block('rentalCosts') ? rentTermsOf(home, day, data) : null;
  return (
    <div className={styles.propertyBody}>
      <StaticHtml name="description">
        <Description title={t('description')} paragraphs={paragraphs(home.description[locale])} />
      </StaticHtml>
      <StaticHtml name="project">{display.block('project') && <ProjectBox home={home} data={data} />}</StaticHtml>
      <StaticHtml name="features">
        <Features title={t('features')} groups={listFeatures(groups)} />
      </StaticHtml>
      <StaticHtml name="energy">
        <EnergySection
          home={home}
          rows={getGroup(groups, 'energy')?.rows ?? []}
          renovation={display.block('renovation')}
          data={data}
        />
      </StaticHtml>
      <StaticHtml name="legal">{legal && <LegalSection group={legal} legal={home.attributes.legal} />}</StaticHtml>
      <StaticHtml name="plans">
        <PictureGrid
          id="plans"
          title={t('plans')}
          pictures={plans.map((id) => pictureView(data.catalogue, id, locale))}
        />
      </StaticHtml>
      {display.block('videos') && <MediaSection id="videos" media={media.videos} />}
      {display.block('tours') && <MediaSection id="tours" media={media.tours} />}
      {children}
      <StaticHtml name="history">
        {changes.length > 1 && <History changes={changes} showPrices={price !== null} />}
      </StaticHtml>
      <StaticHtml name="costs">{costGroup && <Costs group={costGroup} />}</StaticHtml>
      <StaticHtml name="buying">
        {price !== null && buying && <BuyingCosts price={price} costs={buying} sources={costs.sources} />}
      </StaticHtml>
      {loan && <Loan examples={loan} />}
      <StaticHtml name="rental">{rental && <RentalCosts terms={rental} />}</StaticHtml>
    </div>
  );
}
