import type { ReactNode } from 'react';
import type { PageModule } from '@/lib/content/modules/schema';
import { ArticleModule } from './article-module';
import { CategoryModule } from './category-module';
import { ContactModule } from './contact-module';
import { FiguresModule } from './figures-module';
import { FormModule } from './form-module';
import { GalleryModule } from './gallery-module';
import type { ModuleProps } from './module-props';
import { ProjectListModule } from './project-list-module';
import { PropertyListModule } from './property-list-module';
import { SearchModule } from './search-module';
import { ServicesModule } from './services-module';
import { TeamModule } from './team-module';
import { TestimonialsModule } from './testimonials-module';
import { TextModule } from './text-module';

type Component<View extends PageModule['view']> = (props: ModuleProps<View>) => ReactNode | Promise<ReactNode>;

const registry: { [View in PageModule['view']]: Component<View> } = {
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
export function ModuleBody(props: ModuleProps<PageModule['view']>) {
  const Kind = registry[props.module.view] as Component<PageModule['view']>;
  return <Kind {...props} />;
}
