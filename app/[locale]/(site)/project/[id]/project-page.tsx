import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Cards } from '@/components/listing/card-grid';
import { Drawings } from '@/components/project/drawings';
import { Phases } from '@/components/project/phases';
import { ProjectBanner } from '@/components/project/project-banner';
import { ProjectCard } from '@/components/project/project-card';
import { ProjectContact, ProjectContactBar } from '@/components/project/project-contact';
import { ProjectDocuments, ProjectFacts } from '@/components/project/project-facts';
import { ProjectHead } from '@/components/project/project-head';
import { UnitHighlight } from '@/components/project/unit-highlight';
import { UnitTable } from '@/components/project/unit-table';
import { Description } from '@/components/property/description';
import { LegalSection } from '@/components/property/legal-section';
import { Lightbox } from '@/components/property/lightbox';
import { PictureGrid } from '@/components/property/picture-grid';
import styles from '@/components/property/property.module.css';
import { JsonLd } from '@/components/seo/json-ld';
import { pictureView } from '@/lib/catalogue/picture-views';
import { projectPlace } from '@/lib/catalogue/project-head';
import { toProjectPage } from '@/lib/catalogue/project-page-view';
import { listOtherProjects, toProjectCard } from '@/lib/catalogue/projects';
import type { UnitOrder } from '@/lib/catalogue/unit-order';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { projectJsonLd } from '@/lib/seo/project-json-ld';
import { crumbsFromHome, Frame, pageLocale } from '../../frame';
import { lightboxWords } from '../../lightbox-words';
import { PlaceSurroundings } from '../../surroundings';
import { projectPageWords } from './project-page-words';

async function read(id: string) {
  const data = await pageData();
  const project = data.catalogue.projects.get(Number(id));
  if (!project) notFound();
  return { data, project, locale: await pageLocale(), route: { name: 'project', id: project.id } as const };
}

/** What search engines are told of a project; a sorted one stands for the project itself. */
export async function projectMetadata(id: string, index = true): Promise<Metadata> {
  const { data, project, locale, route } = await read(id);
  const picture = pictureView(data.catalogue, project.pictures[0] ?? '', locale);
  const title = `${project.name} · ${project.title[locale]}`;
  return pageMetadata({ route, locale, title, description: project.description[locale], picture, index }, data);
}

/** The page of a project, its units in an order. */
export async function ProjectPage({ id, order }: { id: string; order: UnitOrder }) {
  const { data, project, locale, route } = await read(id);
  const [t, words] = await Promise.all([getTranslations('project'), projectPageWords()]);
  const view = toProjectPage(project, order, locale, words, data);
  const [banner, ...pictures] = view.pictures;
  const others = listOtherProjects(project, data.catalogue);
  return (
    <Frame route={route} query={order === 'building' ? '' : `?sort=${order}`}>
      <article className={`wrap ${styles.property} project`}>
        {banner && <ProjectBanner picture={banner} ribbon={project.soldOut ? t('soldOut') : null} />}
        <ProjectHead head={view.head} othersPath={others.length > 0 ? '#others' : null} />
        <ProjectContact contact={view.contact} />
        <div className={styles.propertyBody}>
          <Description title={t('about')} paragraphs={view.description} />
          <Phases title={t('phases')} phases={view.phases} />
          <Drawings drawings={view.drawings} legend={words.legend} words={words.drawings} />
          <UnitTable table={view.table} />
          <ProjectFacts title={t('inBrief')} rows={view.facts} />
          <PictureGrid id="pictures" title={t('pictures')} pictures={pictures} />
          <PictureGrid id="plans" title={t('plans')} pictures={view.plans} />
          <ProjectDocuments title={t('documents')} documents={view.documents} />
          {view.surroundings.length > 0 && <Description title={t('location')} paragraphs={view.surroundings} />}
          <PlaceSurroundings place={projectPlace(project)} />
          {view.legal && <LegalSection legal={view.legal} />}
        </div>
      </article>
      {others.length > 0 && (
        <section
          id="others"
          className={`wrap section ${styles.similar}`}
          data-part="similar"
          aria-labelledby="others-title"
        >
          <h2 id="others-title" className="section-head">
            {t('others')}
          </h2>
          <Cards>
            {others.map((other) => (
              <ProjectCard key={other.id} card={toProjectCard(other, locale, data)} />
            ))}
          </Cards>
        </section>
      )}
      <ProjectContactBar contact={view.contact} />
      <UnitHighlight />
      <Lightbox words={await lightboxWords()} />
      <JsonLd data={projectJsonLd({ project, locale, siteUrl: env.siteUrl, pictures: view.pictures }, data)} />
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
