import { columnClasses } from '@/components/layout/columns';
import columnsStyles from '@/components/layout/columns.module.css';
import { decorative, Picture } from '@/components/ui/picture';
import { pictureView } from '@/lib/catalogue/pictures/picture-views';
import type { ColumnsByScreen } from '@/lib/content/fields';
import type { MaybeDraft } from '@/lib/content/load';
import { toRows } from '@/lib/content/modules/items';
import type { PageModule } from '@/lib/content/modules/schema';
import { DraftMark, ModuleHead } from './module-head';
import type { ModuleContext } from './module-props';
import styles from './modules.module.css';
import { ModuleBody } from './registry';

/** The published modules of a page, row by row; one that fills a row runs from edge to edge of the screen. */
export const ModuleRows = ({ modules, context }: { modules: readonly PageModule[]; context: ModuleContext }) =>
  toRows(modules).map((row) => {
    const [only, ...others] = row;
    return only && others.length === 0 && fillsRow(columnsOf(only)) ? (
      <ModuleSection
        key={only.id}
        module={only}
        context={context}
        className={`${classesOf(only)} section`}
        inner="wrap"
      />
    ) : (
      <div key={only?.id} className={`wrap ${columnsStyles.columns} ${styles.moduleRow}`}>
        {row.map((module) => (
          <ModuleSection
            key={module.id}
            module={module}
            context={context}
            className={`${classesOf(module)} ${styles.moduleInRow} ${columnClasses(columnsOf(module))}`}
          />
        ))}
      </div>
    );
  });

const columnsOf = ({ span, col }: PageModule): ColumnsByScreen => ({ lg: span, ...col });
const fillsRow = ({ sm = 12, md = 12, lg = 12 }: ColumnsByScreen) => sm === 12 && md === 12 && lg === 12;

interface ModuleSectionProps {
  module: MaybeDraft<PageModule>;
  context: ModuleContext;
  className: string;
  inner?: string;
}

function ModuleSection({ module, context, className, inner = '' }: ModuleSectionProps) {
  const { id, title, isDraft, view } = module;
  const backdrop = backdropOf(module);
  return (
    <section id={id} className={className} aria-labelledby={title ? `${id}-title` : undefined}>
      {backdrop.length > 0 && (
        <div className={styles.moduleBackdrop} aria-hidden="true">
          {backdrop.map((picture) => (
            <Picture
              key={picture}
              picture={decorative(pictureView(context.data.catalogue, picture, context.locale))}
              sizes="banner"
            />
          ))}
        </div>
      )}
      <div className={`${styles.moduleInner} ${inner}`}>
        {isDraft && <DraftMark />}
        {view !== 'text' && <ModuleHead module={module} context={context} />}
        <ModuleBody module={module} context={context} />
      </div>
    </section>
  );
}

/** Ids of pictures behind the module: none, one, or several beside each other. */
const backdropOf = ({ backgroundType, image, images }: PageModule): readonly string[] =>
  backgroundType === 'image' && image ? [image] : backgroundType === 'gallery' ? images : [];

const classesOf = (module: PageModule): string =>
  [
    styles.module,
    styles[`module-${module.position}`],
    module.backgroundType === 'color' && styles[`on-${module.colorBackground}`],
    backdropOf(module).length > 0 && styles.onPicture,
    ...module.class.map((name) => styles[`module-${name}`]),
  ]
    .filter(Boolean)
    .join(' ');
