import { ProjectList, projectListMetadata } from './project-list';

export const generateMetadata = () => projectListMetadata(true);

export default function ProjectsPage() {
  return <ProjectList criteria={{}} />;
}
