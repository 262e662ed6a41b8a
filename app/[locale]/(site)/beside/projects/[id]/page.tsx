import { ProjectPage } from '../../../project-page';
import { Beside } from '../../beside';

export const dynamic = 'force-dynamic';
export const metadata = { robots: 'noindex, nofollow' };

export default async function BesideProjectPage({ params, searchParams }: PageProps<'/[locale]/beside/projects/[id]'>) {
  const [{ id }, { words }] = [await params, await searchParams];
  return (
    <Beside name={`projects/${id}`} words={words}>
      {() => <ProjectPage id={id} order="building" />}
    </Beside>
  );
}
