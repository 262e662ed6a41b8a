import { createHash } from 'node:crypto';
import type { Snapshot } from '../data/load.ts';

type Asked = readonly [name: string, ...of: unknown[]];

/** What pages ask of the catalogue beyond its rows, by name: answers that other rows change as well. */
const answers: Record<string, (catalogue: Snapshot['catalogue'], ...of: never[]) => unknown> = {
  search: ({ search }, ...of: Parameters<typeof search.search>) => {
    const { facets: _, ...found } = search.search(...of);
    return found;
  },
  facets: ({ search }, ...of: Parameters<typeof search.search>) => search.search(...of).facets,
  totals: ({ search }) => search.totals(),
  countsByCity: ({ search }, ...of: Parameters<typeof search.countsByCity>) => search.countsByCity(...of),
  countsByType: ({ search }, ...of: Parameters<typeof search.countsByType>) => search.countsByType(...of),
  similar: ({ properties, withdrawn, similar }, id: number, count?: number) => {
    const home = properties.get(id) ?? withdrawn.get(id);
    return home && similar(home, count).map((other) => other.id);
  },
};

const prefix = 'answer/';

/** Takes a question and what was answered; returns the name under which a page remembers both. */
export function nameOfAnswer(asked: Asked, answer: unknown): string {
  const given = JSON.stringify(asked.filter((one) => one !== undefined));
  return `${prefix}${Buffer.from(given).toString('base64url')}/${markOf(answer)}`;
}

/** Whether a name is that of an answer, and the same question would be answered so today; null for any other name. */
export function isStillAnswered(name: string, { catalogue }: Snapshot): boolean | null {
  if (!name.startsWith(prefix)) return null;
  const [, asked = '', mark] = name.split('/');
  const [question, ...of] = JSON.parse(Buffer.from(asked, 'base64url').toString()) as [string, ...never[]];
  return markOf(answers[question]?.(catalogue, ...of)) === mark;
}

const markOf = (answer: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(answer, (_, value: unknown) => (value instanceof Map ? [...value] : value)) ?? '')
    .digest('base64url')
    .slice(0, 12);
