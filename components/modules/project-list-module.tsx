import { Cards } from '@/components/listing/card-grid';
import { ProjectCard } from '@/components/project/project-card';
import { sizeInRow } from '@/components/ui/picture-sizes';
import type { ProjectCardView } from '@/lib/catalogue/projects';
import { innerHeading, type ModuleProps } from './module-view';

export interface ProjectListModuleView {
  view: 'project-list';
  perRow: number;
  cards: ProjectCardView[];
}

/** New-build projects as cards. */
export const ProjectListModule = ({ module: { frame, perRow, cards } }: ModuleProps<ProjectListModuleView>) => (
  <Cards perRow={perRow}>
    {cards.map((card) => (
      <ProjectCard key={card.id} card={card} level={innerHeading(frame)} sizes={sizeInRow(perRow)} />
    ))}
  </Cards>
);
