import type { PhaseView } from '../../components/project/phases';
import type { Snapshot } from '../data/load.ts';
import { date } from '../format.ts';
import type { Locale } from '../i18n/locales.ts';
import { unitAvailability } from './availability.ts';
import type { Project } from './schema/lists.ts';
import type { Phase } from './schema/project-parts.ts';

export interface PhaseWords {
  states: Record<Phase['state'], string>;
  completion(day: string): string;
  delivered(day: string): string;
  freeOf(free: number, total: number): string;
  soldOut: string;
  later: string;
}

/** The phases of a project with what is left in each; a finished phase without units on the site is sold out. */
export function toPhaseViews(project: Project, locale: Locale, words: PhaseWords, data: Snapshot): PhaseView[] {
  const units = data.catalogue.units.get(project.id) ?? [];
  return project.phases.map(({ number, name, state, delivery }) => {
    const blocks = new Set(project.blocks.filter(({ phase }) => phase === number).map(({ id }) => id));
    const own = units.filter(({ unit }) => unit && blocks.has(unit.block));
    const free = own.filter((unit) => unitAvailability(unit, data.catalogue) === 'free').length;
    const day = delivery && date(delivery, locale);
    return {
      number,
      name: name[locale],
      state: words.states[state],
      delivery: day ? (state === 'delivered' ? words.delivered(day) : words.completion(day)) : null,
      units:
        own.length === 0 && state === 'planned'
          ? words.later
          : free === 0
            ? words.soldOut
            : words.freeOf(free, own.length),
      current: project.phase === number,
    };
  });
}
