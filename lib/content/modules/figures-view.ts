import type { FiguresModuleView } from '../../../components/modules/figures-module';
import type { Snapshot } from '../../data/load.ts';
import { number, withUnit } from '../../format.ts';
import type { countables, Figure } from '../articles/schema.ts';
import { branchesOf, type ModuleContext } from './context.ts';
import type { ModuleOf } from './schema.ts';

/** The agency in figures: what can be counted is counted when the page is made. */
export function figuresView(module: ModuleOf<'figures'>, context: ModuleContext): FiguresModuleView {
  const { locale, data } = context;
  const branch = branchesOf(module.relations, context);
  const shown = [...data.content.figures.values()].filter(({ category }) => branch.has(category));
  const textOf = ({ value, unit }: Figure): string => {
    const text = number(typeof value === 'number' ? value : count[value](data), locale);
    return unit ? withUnit(text, unit) : text;
  };
  return {
    view: 'figures',
    perRow: module.numberItemOfRow ?? 4,
    figures: shown
      .slice(0, module.maxItems)
      .map((figure) => ({ id: figure.id, value: textOf(figure), label: figure.label[locale] })),
  };
}

const count: Record<(typeof countables)[number], (data: Snapshot) => number> = {
  'homes-for-sale': ({ catalogue }) => catalogue.search.totals().sale,
  'homes-for-rent': ({ catalogue }) => catalogue.search.totals().rent,
  projects: ({ catalogue }) => catalogue.projects.size,
  cities: ({ catalogue }) =>
    new Set([...catalogue.search.countsByCity('sale').keys(), ...catalogue.search.countsByCity('rent').keys()]).size,
  brokers: ({ content }) => content.team.size,
};
