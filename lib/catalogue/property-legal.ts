import type { LegalView } from '../../components/property/legal-section';
import type { AttributeKey, AttributeSection } from './attributes.ts';
import type { Property } from './schema/property.ts';

type Group = LegalView['groups'][number]['key'];
type FloodClass = (typeof floodClasses)[number];

export interface LegalWords {
  disclaimer: string;
  groups: Record<Group, string>;
  flood: { warning: string; explanation: string; legend: string; classes: Record<FloodClass, string> };
}

const floodClasses = ['A', 'B', 'C', 'D'] as const;

const groupOf: Partial<Record<AttributeKey, Group>> = {
  permit: 'planning',
  zoning: 'planning',
  judicialDecision: 'planning',
  summons: 'planning',
  preemptiveRights: 'planning',
  allotmentPermit: 'planning',
  planningInfo: 'planning',
  floodScorePlot: 'flood',
  floodScoreBuilding: 'flood',
  floodZone: 'flood',
};

/** Takes a home and its legal attributes; returns them by subject, with what the flood scores mean. Null where nothing is known. */
export function toLegalView(
  { attributes: { legal } }: Property,
  group: AttributeSection | null,
  words: LegalWords,
): LegalView | null {
  if (!group) return null;
  const rowsOf = Map.groupBy(group.rows, ({ key }): Group => groupOf[key] ?? 'certificates');
  const order: Group[] = ['planning', 'flood', 'certificates'];
  const scores = [legal.floodScorePlot, legal.floodScoreBuilding].filter((score) => score !== undefined);
  const { warning, explanation, legend, classes } = words.flood;
  return {
    title: group.label,
    groups: order
      .flatMap((key) => ({ key, label: words.groups[key], rows: rowsOf.get(key) ?? [] }))
      .filter(({ rows }) => rows.length > 0),
    flood:
      scores.length === 0
        ? null
        : {
            warning: scores.includes('D') ? warning : null,
            explanation,
            legend,
            classes: floodClasses.map((letter) => ({ letter, text: classes[letter] })),
          },
    disclaimer: words.disclaimer,
  };
}
