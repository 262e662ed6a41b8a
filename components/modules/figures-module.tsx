import { moduleFigures } from '@/lib/content/modules/items';
import { number, withUnit } from '@/lib/i18n/format';
import moduleKindsStyles from './module-kinds.module.css';
import type { ModuleProps } from './module-props';
import styles from './modules.module.css';

/** The agency in figures. */
export function FiguresModule({ module, context: { locale, data } }: ModuleProps<'figures'>) {
  const perRow = module.numberItemOfRow ?? 4;
  return (
    <dl className={`${styles.itemGrid} ${styles[`per-row-${perRow}`]} ${moduleKindsStyles.figuresModule}`}>
      {moduleFigures(module, data).map(({ id, value, unit, label }) => (
        <div key={id}>
          <dt>{label[locale]}</dt>
          <dd className="figures">{unit ? withUnit(number(value, locale), unit) : number(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
