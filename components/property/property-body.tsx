import type { ReactNode } from 'react';
import type { PropertyView } from '@/lib/catalogue/property-view';
import { StaticHtml } from '@/lib/next/static-html';
import { BuyingCosts, Loan } from './buying-costs';
import { Costs } from './costs';
import { Description } from './description';
import { EnergySection } from './energy-section';
import { Features } from './features';
import { History } from './history';
import { LegalSection } from './legal-section';
import { MediaSection } from './media-section';
import { PictureGrid } from './picture-grid';
import { ProjectBox } from './project-box';
import styles from './property.module.css';
import { RentalCosts } from './rental-costs';

/** The titles of those sections that do not bring their own. */
export interface BodyTitles {
  description: string;
  features: string;
  plans: string;
  videos: string;
  tours: string;
}

interface PropertyBodyProps {
  view: PropertyView;
  titles: BodyTitles;
  /** Where the home lies. */
  children: ReactNode;
}

/** What a property page says below its head, in the order in which a visitor asks. */
export const PropertyBody = ({ view, titles, children }: PropertyBodyProps) => (
  <div className={styles.propertyBody}>
    <StaticHtml name="description">
      <Description title={titles.description} paragraphs={view.description} />
    </StaticHtml>
    <StaticHtml name="project">{view.project && <ProjectBox project={view.project} />}</StaticHtml>
    <StaticHtml name="features">
      <Features title={titles.features} groups={view.features} />
    </StaticHtml>
    <StaticHtml name="energy">
      <EnergySection energy={view.energy} />
    </StaticHtml>
    <StaticHtml name="legal">{view.legal && <LegalSection legal={view.legal} />}</StaticHtml>
    <StaticHtml name="plans">
      <PictureGrid id="plans" title={titles.plans} pictures={view.plans} />
    </StaticHtml>
    <MediaSection id="videos" title={titles.videos} media={view.videos} />
    <MediaSection id="tours" title={titles.tours} media={view.tours} />
    {children}
    <StaticHtml name="history">{view.history && <History history={view.history} />}</StaticHtml>
    <StaticHtml name="costs">
      <Costs costs={view.costs} />
    </StaticHtml>
    <StaticHtml name="buying">{view.buying && <BuyingCosts costs={view.buying} />}</StaticHtml>
    {view.loan && <Loan loan={view.loan} />}
    <StaticHtml name="rental">{view.rental && <RentalCosts costs={view.rental} />}</StaticHtml>
  </div>
);
