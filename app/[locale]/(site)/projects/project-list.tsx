import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { crumbsFromHome, Frame, pageLocale } from '@/app/[locale]/(site)/frame';
import { Cards } from '@/components/listing/card-grid';
import { PageMap } from '@/components/map/page-map';
import { ProjectCard } from '@/components/project/project-card';
import { ProjectFilters } from '@/components/project/project-filters';
import styles from '@/components/project/project-filters.module.css';
import { JsonLd } from '@/components/seo/json-ld';
import { firstPicture } from '@/lib/catalogue/pictures/picture-views';
import {
  findProjects,
  listProjects,
  type ProjectCriteria,
  projectFilterChoices,
  projectQuery,
  toProjectCard,
} from '@/lib/catalogue/projects/projects';
import { pageData } from '@/lib/data/store';
import { env } from '@/lib/env';
import { projectsMapView } from '@/lib/map/page-map';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const route = { name: 'projects' } as const;

/** The metadata of the list; a filtered one is not indexed. */
export async function projectListMetadata(index: boolean): Promise<Metadata> {
  const [t, locale, data] = await Promise.all([getTranslations('project'), pageLocale(), pageData()]);
  const picture = firstPicture(data.catalogue, listProjects(data.catalogue)[0]?.pictures ?? [], locale);
  return pageMetadata({ route, locale, title: t('title'), description: t('lead'), picture, index }, data);
}

/** The projects that match, with the filters. */
export async function ProjectList({ criteria }: { criteria: ProjectCriteria }) {
  const [t, locale, data] = await Promise.all([getTranslations('project'), pageLocale(), pageData()]);
  const map = await getTranslations('map');
  const query = projectQuery(criteria);
  const projects = findProjects(criteria, data.catalogue);
  return (
    <Frame route={route} query={query && `?${query}`}>
      <div className="wrap listings">
        <h1>{t('title')}</h1>
        <p className="lead page-lead">{t('lead')}</p>
        <div className={styles.listBar}>
          <ProjectFilters choices={projectFilterChoices(criteria, locale, data)} />
          <p className="figures">{t('filter.count', { count: projects.length })}</p>
          {projects.length > 0 && (
            <div className={styles.projectMap}>
              <PageMap map={projectsMapView(projects, locale, data)} title={t('filter.map')} open={map('open')} />
            </div>
          )}
        </div>
        {projects.length === 0 && <p className="lead">{t('filter.none')}</p>}
        <Cards>
          {projects.map((project) => (
            <ProjectCard key={project.id} card={toProjectCard(project, locale, data)} level="h2" />
          ))}
        </Cards>
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
