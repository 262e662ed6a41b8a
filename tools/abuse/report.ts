import { isNoisy, missedAims, ratio } from './aims.ts';
import type { Finding } from './measure.ts';
import type { Felt } from './prober.ts';

const head = [
  ...['attack', 'sent each round', 'answers'],
  ...['kept page alone', 'during', 'p95 ×', 'list alone', 'during'],
  ...['MB before / peak / after each round', 'descriptors, sockets left', 'aims'],
];

/** One line for the terminal, as soon as an attack is over. */
export function lineOf(finding: Finding): string {
  const { attack, way, during } = finding;
  const aims = aimsOf(finding);
  return `${way} · ${attack.name}: page ${feltText(during.page)} ms, list ${feltText(during.list)} ms · ${aims}`;
}

/** The table, as Markdown, and what it means. */
export function report(findings: readonly Finding[], rounds: number, seconds: number): string {
  const ways = [...Map.groupBy(findings, ({ way }) => way)];
  const parts = ways.map(([way, own]) => `## ${titles[way]}\n\n${markdown(own.map(rowOf))}`);
  const missed = findings.filter((finding) => missedAims(finding).length > 0).length;
  return [
    '# What visitors feel of an attack',
    `${rounds} rounds of ${seconds} s or more each. Of what the prober asks for: p50 / p95 / longest in ms, "!" how many got no page.`,
    ...parts,
    `${findings.length - missed} of ${findings.length} attacks keep to every aim.`,
  ].join('\n\n');
}

const titles = { direct: 'Direct to the site', nginx: 'Behind nginx' };

function rowOf(finding: Finding): string[] {
  const { attack, answers, alone, during, memory, left } = finding;
  const counted = [...answers].sort(([a], [b]) => a.localeCompare(b)).map(([status, count]) => `${count} × ${status}`);
  const megabytes = [memory.before, memory.peak].map((value) => value.toFixed(0));
  return [
    attack.name,
    attack.sent,
    counted.join(', '),
    feltText(alone.page),
    feltText(during.page),
    ratio(during.page.p95, alone.page.p95),
    feltText(alone.list),
    feltText(during.list),
    `${megabytes.join(' / ')} / ${memory.after.map((value) => value.toFixed(0)).join(', ')}`,
    `${left.descriptors}, ${left.sockets}`,
    aimsOf(finding),
  ];
}

function aimsOf(finding: Finding): string {
  const missed = missedAims(finding);
  const noise = isNoisy(finding) ? ' (the machine was busy: waits say little)' : '';
  return missed.length > 0 ? `missed: ${missed.join('; ')}${noise}` : 'ok';
}

const feltText = ({ p50, p95, max, failed }: Felt): string =>
  `${[p50, p95, max].map((value) => value.toFixed(0)).join(' / ')}${failed > 0 ? ` !${failed}` : ''}`;

const markdown = (rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
