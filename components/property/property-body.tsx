import { getLocale, getTranslations } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { paragraphs } from '@/lib/base/describe';
import { pictureViews } from '@/lib/catalogue/pictures/picture-views';
import { hasTypePlans, listMedia } from '@/lib/catalogue/pictures/property-media';
import { listChanges } from '@/lib/catalogue/prices/history';
import { publicAmount } from '@/lib/catalogue/prices/price';
import type { PriceFigures } from '@/lib/catalogue/prices/price-context';
import { homePurchaseCosts } from '@/lib/catalogue/prices/property-costs';
import type { Property } from '@/lib/catalogue/schema/property';
import { type AttributeSection, getGroup, listFeatures } from '@/lib/catalogue/views/attributes';
import type { Display } from '@/lib/catalogue/views/display';
import { garage, land } from '@/lib/catalogue/web-ids';
import type { Snapshot } from '@/lib/content/snapshot';
import { StaticHtml } from '@/lib/next/static-html';
import { Costs, Features } from './attribute-list';
import { BuyingCosts } from './buying-costs';
import { Description } from './description';
import { EnergySection } from './energy-section';
import { History } from './history';
import { LegalSection } from './legal-section';
import { Loan } from './loan';
import { MediaSection } from './media-section';
import { Plans } from './plans';
import { PlotOutline } from './plot-outline';
import { PriceSection } from './price-section';
import { ProjectBox } from './project-box';
import styles from './property.module.css';
import { RentalCosts } from './rental-costs';
import { SectionNav } from './section-nav';

interface PropertyBodyProps {
  home: Property;
  /** Its attributes that may be shown. */
  groups: AttributeSection[];
  display: Display;
  /** The day (YYYY-MM-DD) whose rates hold. */
  day: string;
  data: Snapshot;
  figures: PriceFigures;
  /** The map of the neighbourhood. */
  children: ReactNode;
}

/** The parts with client components. */
const interactive: ReadonlySet<string> = new Set(['videos', 'tours', 'location', 'loan']);

/** A property page below its head, in the order in which a visitor asks. Nothing is worked out of a price that is not shown. */
export async function PropertyBody(props: PropertyBodyProps) {
  const { home, groups, display, day, data, children } = props;
  const { loan, context, rental } = props.figures;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('property')]);
  const { costs } = data.content;
  const price = publicAmount(home, data.catalogue);
  const [legal, costGroup] = [getGroup(groups, 'legal'), getGroup(groups, 'costs')];
  const { ground, plotWidth: width } = home.attributes.surfaces;
  // The plots of a project are on its site plan.
  const hasPlot =
    home.webId === land &&
    home.projectId === undefined &&
    (['ground', 'plotWidth'] as const).every((key) => display.attribute(key));
  const plot = hasPlot && ground !== undefined && width !== undefined ? { ground, width } : null;
  const features = listFeatures(groups, home.webId === land);
  const media = listMedia(home, locale, data);
  const videos = display.block('videos') ? media.videos : [];
  const tours = display.block('tours') ? media.tours : [];
  const changes = display.block('history') ? listChanges(home, price !== null, locale, data.catalogue) : [];
  const plans = display.block('plans') ? pictureViews(data.catalogue, home.plans, locale) : [];
  const buying = price !== null && display.block('buyingCosts') ? homePurchaseCosts(home, day, data) : null;
  const part = (id: string, name: string | null, shown: ReactNode) => ({ id, name, shown });
  const parts = [
    part(
      'description',
      t('description'),
      <Description title={t('description')} paragraphs={paragraphs(home.description[locale])} />,
    ),
    part('project', null, display.block('project') && <ProjectBox home={home} data={data} />),
    part(
      'plans',
      t('plans'),
      plans.length > 0 && <Plans title={t('plans')} plans={plans} areTypePlans={hasTypePlans(home, data.catalogue)} />,
    ),
    part(
      'features',
      t('features'),
      plot ? (
        <PlotOutline home={home} rows={features.flatMap(({ rows }) => rows)} {...plot} />
      ) : (
        features.length > 0 && <Features title={t('features')} groups={features} />
      ),
    ),
    part(
      'energy',
      t('energy'),
      // Land and garages need no certificate.
      ![land, garage].some((type) => type === home.webId) && (
        <EnergySection
          home={home}
          rows={getGroup(groups, 'energy')?.rows ?? []}
          renovation={display.block('renovation')}
          data={data}
        />
      ),
    ),
    part('legal', t('legal'), legal && <LegalSection group={legal} legal={home.attributes.legal} />),
    part('videos', t('videos'), videos.length > 0 && <MediaSection id="videos" media={videos} />),
    part('tours', t('tours'), tours.length > 0 && <MediaSection id="tours" media={tours} />),
    part('location', t('location'), children),
    part('costs', t('costs'), costGroup && <Costs group={costGroup} />),
    part('history', null, changes.length > 1 && <History changes={changes} showPrices={price !== null} />),
    part('rental-costs', t('rental'), rental && <RentalCosts terms={rental} />),
    part(
      'price',
      t('price'),
      price !== null && context && <PriceSection home={home} price={price} context={context} data={data} />,
    ),
    part(
      'buying-costs',
      null,
      price !== null && buying && <BuyingCosts price={price} costs={buying} sources={costs.sources} />,
    ),
    part('loan', t('loan'), loan && <Loan examples={loan} />),
  ].filter(({ shown }) => shown);
  return (
    <div className={styles.propertyBody}>
      <StaticHtml name="section-nav">
        <SectionNav entries={parts.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))} />
      </StaticHtml>
      {parts.map(({ id, shown }) =>
        interactive.has(id) ? (
          <Fragment key={id}>{shown}</Fragment>
        ) : (
          <StaticHtml key={id} name={id}>
            {shown}
          </StaticHtml>
        ),
      )}
    </div>
  );
}
