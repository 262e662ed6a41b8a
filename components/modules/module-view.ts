import type { PictureView } from '@/lib/catalogue/picture-views';
import type { ColumnsByScreen } from '@/lib/content/fields';
import type { MarkdownBlock } from '@/lib/content/markdown/read';
import type { ArticleModuleView } from './article-module';
import type { CategoryModuleView } from './category-module';
import type { ContactModuleView } from './contact-module';
import type { FiguresModuleView } from './figures-module';
import type { FormModuleView } from './form-module';
import type { GalleryModuleView } from './gallery-module';
import type { ProjectListModuleView } from './project-list-module';
import type { PropertyListModuleView } from './property-list-module';
import type { SearchModuleView } from './search-module';
import type { ServicesModuleView } from './services-module';
import type { TeamModuleView } from './team-module';
import type { TestimonialsModuleView } from './testimonials-module';
import type { TextModuleView } from './text-module';

/** What every module has, whatever it shows. */
export interface ModuleFrameView {
  id: string;
  /** The word for a module that only a preview shows. */
  draft: string | null;
  title: string | null;
  titleSize: 'small' | 'medium' | 'large';
  text: MarkdownBlock[];
  link: { label: string; href: string } | null;
  position: 'left' | 'center' | 'right';
  col: ColumnsByScreen;
  /** Classes that the editor chose (lib/content/modules/schema.ts). */
  classes: readonly string[];
  /** A colour of the tokens behind the module. */
  color: string | null;
  /** Pictures behind the module: none, one, or several beside each other. */
  backdrop: PictureView[];
}

/** What a module shows, by its kind. */
export type ModuleContent =
  | TextModuleView
  | GalleryModuleView
  | SearchModuleView
  | PropertyListModuleView
  | ProjectListModuleView
  | ArticleModuleView
  | CategoryModuleView
  | ServicesModuleView
  | TeamModuleView
  | TestimonialsModuleView
  | FiguresModuleView
  | ContactModuleView
  | FormModuleView;

export type ModuleView = ModuleContent & { frame: ModuleFrameView };

/** What the component of a kind takes. */
export interface ModuleProps<Content extends ModuleContent> {
  module: Content & { frame: ModuleFrameView };
}

/** The level of the headings within a module: below its title, or in its place. */
export const innerHeading = ({ title }: ModuleFrameView): 'h2' | 'h3' => (title ? 'h3' : 'h2');
