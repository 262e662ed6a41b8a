import { ProjectList, projectListMetadata, readFilter } from '../project-list';

type Props = PageProps<'/[locale]/projects/[filter]'>;

export const dynamic = 'force-dynamic';
export const generateMetadata = () => projectListMetadata(false);

/** The projects of a city, or those with something left, rendered for each request. */
export default async function FilteredProjectsPage({ params }: Props) {
  return <ProjectList criteria={await readFilter((await params).filter)} />;
}
