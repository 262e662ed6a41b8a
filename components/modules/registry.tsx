import type { ComponentType } from 'react';
import { ArticleModule } from './article-module';
import { CategoryModule } from './category-module';
import { ContactModule } from './contact-module';
import { FiguresModule } from './figures-module';
import { FormModule } from './form-module';
import { GalleryModule } from './gallery-module';
import type { ModuleContent, ModuleProps, ModuleView } from './module-view';
import { ProjectListModule } from './project-list-module';
import { PropertyListModule } from './property-list-module';
import { SearchModule } from './search-module';
import { ServicesModule } from './services-module';
import { TeamModule } from './team-module';
import { TestimonialsModule } from './testimonials-module';
import { TextModule } from './text-module';

type Registry = {
  [View in ModuleContent['view']]: ComponentType<ModuleProps<Extract<ModuleContent, { view: View }>>>;
};

const registry: Registry = {
  text: TextModule,
  gallery: GalleryModule,
  search: SearchModule,
  'property-list': PropertyListModule,
  'project-list': ProjectListModule,
  article: ArticleModule,
  category: CategoryModule,
  services: ServicesModule,
  team: TeamModule,
  testimonials: TestimonialsModule,
  figures: FiguresModule,
  contact: ContactModule,
  form: FormModule,
};

/** The content of a module of any kind: the registry guarantees that it is the component of this kind. */
export function ModuleBody({ module }: { module: ModuleView }) {
  const Kind = registry[module.view] as ComponentType<{ module: ModuleView }>;
  return <Kind module={module} />;
}
