import { ProjectPage } from '../../../project-page';
import { RecordPreviewPage } from '../../beside';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function ProjectPreviewPage({
  params,
  searchParams,
}: PageProps<'/[locale]/beside/projects/[id]'>) {
  const [{ id }, { words }] = [await params, await searchParams];
  return (
    <RecordPreviewPage name={`projects/${id}`} words={words}>
      {() => <ProjectPage id={id} order="building" />}
    </RecordPreviewPage>
  );
}
