import { columnClasses } from '@/components/layout/columns';
import columnsStyles from '@/components/layout/columns.module.css';
import { Picture } from '@/components/ui/picture';
import { ModuleHead } from './module-head';
import type { ModuleFrameView, ModuleView } from './module-view';
import styles from './modules.module.css';
import { ModuleBody } from './registry';

/** The modules of a page, row by row; one that fills a row runs from edge to edge of the screen. */
export const ModuleRows = ({ rows }: { rows: ModuleView[][] }) =>
  rows.map((row) => {
    const [only, ...others] = row;
    return only && others.length === 0 && wholeRow(only.frame) ? (
      <WideModule key={only.frame.id} module={only} />
    ) : (
      <div key={only?.frame.id} className={`wrap ${columnsStyles.columns} ${styles.moduleRow}`}>
        {row.map((module) => (
          <ModuleSection
            key={module.frame.id}
            module={module}
            className={`${classesOf(module.frame)} ${styles.moduleInRow} ${columnClasses(module.frame.col)}`}
          />
        ))}
      </div>
    );
  });

const wholeRow = ({ col: { sm = 12, md = 12, lg = 12 } }: ModuleFrameView) => sm === 12 && md === 12 && lg === 12;

const WideModule = ({ module }: { module: ModuleView }) => (
  <ModuleSection module={module} className={`${classesOf(module.frame)} section`} inner="wrap" />
);

interface ModuleSectionProps {
  module: ModuleView;
  className: string;
  inner?: string;
}

function ModuleSection({ module, className, inner = '' }: ModuleSectionProps) {
  const { frame } = module;
  return (
    <section id={frame.id} className={className} aria-labelledby={frame.title ? `${frame.id}-title` : undefined}>
      {frame.backdrop.length > 0 && (
        <div className={styles.moduleBackdrop} aria-hidden="true">
          {frame.backdrop.map((picture) => (
            <Picture key={picture.stem} picture={{ ...picture, alt: '' }} sizes="banner" />
          ))}
        </div>
      )}
      <div className={`${styles.moduleInner} ${inner}`}>
        {frame.draft && <p className="draft-mark">{frame.draft}</p>}
        {module.view !== 'text' && <ModuleHead frame={frame} />}
        <ModuleBody module={module} />
      </div>
    </section>
  );
}

const classesOf = ({ position, color, backdrop, classes }: ModuleFrameView): string =>
  [
    styles.module,
    styles[`module-${position}`],
    color && styles[`on-${color}`],
    backdrop.length > 0 && styles.onPicture,
    ...classes.map((name) => styles[`module-${name}`]),
  ]
    .filter(Boolean)
    .join(' ');
