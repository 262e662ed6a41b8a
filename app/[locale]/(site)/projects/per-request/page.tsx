import { ProjectList, projectListMetadata } from '@/app/[locale]/(site)/projects/project-list';
import { projectCriteria } from '@/lib/catalogue/projects/projects';
import { pageData } from '@/lib/data/store';
import { pageQuery } from '@/lib/requests/page-addresses';

type Props = PageProps<'/[locale]/projects/per-request'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = () => projectListMetadata(false);

/** The projects of a city, or those with something left, rendered for each request. */
export default async function FilteredProjectsPage({ searchParams }: Props) {
  const [query, { catalogue }] = await Promise.all([pageQuery(searchParams), pageData()]);
  return <ProjectList criteria={projectCriteria(query, catalogue)} />;
}
