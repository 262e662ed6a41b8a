import { Cards } from '@/components/listing/card-grid';
import { ProjectCard } from '@/components/project/project-card';
import { sizeInRow } from '@/components/ui/picture-sizes';
import { SwipeRow } from '@/components/ui/swipe-row';
import { toProjectCard } from '@/lib/catalogue/projects/projects';
import { moduleProjects } from '@/lib/content/modules/items';
import { innerHeading, type ModuleProps } from './module-props';

/** New-build projects as cards. */
export function ProjectListModule({ module, context: { locale, data } }: ModuleProps<'project-list'>) {
  const perRow = module.numberItemOfRow ?? 3;
  return (
    <SwipeRow>
      <Cards perRow={perRow}>
        {moduleProjects(module, data).map((project) => (
          <ProjectCard
            key={project.id}
            card={toProjectCard(project, locale, data)}
            level={innerHeading(module)}
            sizes={sizeInRow(perRow)}
          />
        ))}
      </Cards>
    </SwipeRow>
  );
}
