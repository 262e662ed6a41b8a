import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Cards } from '@/components/listing/card-grid';
import { Drawings } from '@/components/project/drawings';
import { PickUnits } from '@/components/project/pick-units';
import projectStyles from '@/components/project/project.module.css';
import { ProjectCard } from '@/components/project/project-card';
import { ProjectContact, ProjectContactBar, ProjectDocuments } from '@/components/project/project-contact';
import { ProjectHead } from '@/components/project/project-head';
import {
  Phases,
  ProjectAbout,
  ProjectFacts,
  ProjectNav,
  ProjectSurroundings,
} from '@/components/project/project-sections';
import { UnitTable } from '@/components/project/unit-table';
import { LegalSection } from '@/components/property/legal-section';
import { Mosaic } from '@/components/property/mosaic';
import { PageLightbox } from '@/components/property/page-lightbox';
import { Plans } from '@/components/property/plans';
import styles from '@/components/property/property.module.css';
import { SimilarSection } from '@/components/property/similar-section';
import { JsonLd } from '@/components/seo/json-ld';
import { SwipeRow } from '@/components/ui/swipe-row';
import { paragraphs } from '@/lib/base/describe';
import { cityOf } from '@/lib/catalogue/lookup';
import { firstPicture, pictureViews } from '@/lib/catalogue/pictures/picture-views';
import { projectLegal, projectPlace } from '@/lib/catalogue/projects/project-page';
import { listOtherProjects, toProjectCard } from '@/lib/catalogue/projects/projects';
import type { UnitOrder } from '@/lib/catalogue/projects/units';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { maxTitleLength, pageMetadata } from '@/lib/seo/metadata';
import { projectJsonLd } from '@/lib/seo/project-json-ld';
import { crumbsFromHome, Frame, pageLocale } from './frame';
import { PlaceSurroundings } from './surroundings';

async function read(id: string) {
  const data = await pageData();
  const project = data.catalogue.projects.get(Number(id));
  if (!project) notFound();
  return { data, project, locale: await pageLocale(), route: { name: 'project', id: project.id } as const };
}

/** The metadata of a project; where its units are sorted it is not indexed. */
export async function projectMetadata(id: string, index = true): Promise<Metadata> {
  const { data, project, locale, route } = await read(id);
  const picture = firstPicture(data.catalogue, project.pictures, locale);
  const description = project.description[locale];
  const shared = `${project.name} · ${project.title[locale]}`;
  // A long line about a project would be left out of the title, and the town with it.
  const title =
    shared.length > maxTitleLength ? `${project.name} · ${cityOf(project, data.catalogue).name[locale]}` : shared;
  const openGraph = { title: shared, description };
  return pageMetadata({ route, locale, title, description, openGraph, picture, index }, data);
}

/** The page of a project, its units in an order. */
export async function ProjectPage({ id, order }: { id: string; order: UnitOrder }) {
  const { data, project, locale, route } = await read(id);
  const t = await getTranslations();
  const legal = projectLegal(project, locale, t, data);
  const pictures = pictureViews(data.catalogue, project.pictures, locale);
  const plans = pictureViews(data.catalogue, project.plans, locale);
  const others = listOtherProjects(project, data.catalogue);
  return (
    <Frame route={route} query={order === 'building' ? '' : `?sort=${order}`}>
      <article className={`wrap ${styles.property} ${projectStyles.project}`}>
        <Mosaic pictures={pictures} ribbon={project.soldOut ? t('project.soldOut') : null} isClosed={project.soldOut} />
        <ProjectHead project={project} data={data} othersPath={others.length > 0 ? '#others' : null} />
        <ProjectNav project={project} hasLegal={legal !== null} data={data} />
        <div className={styles.propertyBody}>
          <ProjectAbout paragraphs={paragraphs(project.description[locale])} />
          <ProjectFacts project={project} data={data} />
        </div>
        <ProjectContact project={project} data={data} />
        <div className={projectStyles.wide}>
          <Phases project={project} data={data} />
          <div className={projectStyles.picking}>
            <Drawings project={project} data={data} />
            <UnitTable project={project} order={order} data={data} />
          </div>
          <PickUnits
            words={{ shown: t('project.shown', { shown: '{shown}', count: '{count}' }), none: t('project.noUnits') }}
          />
          <Plans title={t('project.plans')} plans={plans} areTypePlans folds />
          <ProjectDocuments project={project} data={data} />
          <PlaceSurroundings place={projectPlace(project)}>
            {project.surroundings && <ProjectSurroundings paragraphs={paragraphs(project.surroundings[locale])} />}
          </PlaceSurroundings>
          {legal && <LegalSection {...legal} />}
        </div>
      </article>
      {others.length > 0 && (
        <SimilarSection id="others" title={t('project.others')}>
          <SwipeRow>
            <Cards>
              {others.map((other) => (
                <ProjectCard key={other.id} card={toProjectCard(other, locale, data)} />
              ))}
            </Cards>
          </SwipeRow>
        </SimilarSection>
      )}
      <ProjectContactBar project={project} data={data} />
      <PageLightbox />
      <JsonLd data={projectJsonLd({ project, locale, siteUrl: env.siteUrl, pictures }, data)} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
