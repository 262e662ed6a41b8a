import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ProjectCard } from '@/components/project/project-card';
import { JsonLd } from '@/components/seo/json-ld';
import { pictureView } from '@/lib/catalogue/picture-views';
import { listProjects, toProjectCardView } from '@/lib/catalogue/project-view';
import { snapshot } from '@/lib/data/store';
import { env } from '@/lib/env';
import { breadcrumbJsonLd } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { crumbsFromHome, Frame, pageLocale } from '../frame';
import { projectWords } from '../project-words';

const route = { name: 'projects' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale, data] = [await getTranslations('project'), await pageLocale(), snapshot()];
  const first = listProjects(data.catalogue)[0]?.pictures[0];
  return pageMetadata(
    {
      route,
      locale,
      title: t('title'),
      description: t('lead'),
      picture: first ? pictureView(data.catalogue, first, locale) : undefined,
    },
    data,
  );
}

export default async function ProjectsPage() {
  const [t, words, locale, data] = [
    await getTranslations('project'),
    await projectWords(),
    await pageLocale(),
    snapshot(),
  ];
  return (
    <Frame route={route}>
      <div className="wrap listings">
        <h1>{t('title')}</h1>
        <p className="lead page-lead">{t('lead')}</p>
        <div className="card-grid">
          {listProjects(data.catalogue).map((project) => (
            <ProjectCard key={project.id} card={toProjectCardView(project, locale, words, data)} level="h2" />
          ))}
        </div>
      </div>
      <JsonLd data={breadcrumbJsonLd(crumbsFromHome(route, locale, data), env.siteUrl)} />
    </Frame>
  );
}
