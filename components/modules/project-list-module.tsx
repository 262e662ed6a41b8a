import { ProjectCard, type ProjectCardView } from '@/components/project/project-card';
import { innerHeading, type ModuleProps } from './module-view';

export interface ProjectListModuleView {
  view: 'project-list';
  perRow: number;
  cards: ProjectCardView[];
}

/** New-build projects as cards. */
export const ProjectListModule = ({ module: { frame, perRow, cards } }: ModuleProps<ProjectListModuleView>) => (
  <div className={perRow > 3 ? 'card-grid card-grid-four' : 'card-grid'}>
    {cards.map((card) => (
      <ProjectCard key={card.id} card={card} level={innerHeading(frame)} />
    ))}
  </div>
);
