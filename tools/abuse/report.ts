import type { Finding, Latency } from './measure.ts';

/** A few ms come from other work on the machine and are not caused by an attack. */
const noiseMs = 5;
const slowestMs = 300;

/** The limits that an attack exceeded, each with its figure; empty if it did no harm. */
export function missedAims({ attack, way, alone, during, memory, left, isGone }: Finding): string[] {
  const grown = memory.peak - memory.before;
  const [first = 0, last = 0] = [memory.after.at(0), memory.after.at(-1)];
  const failed = during.page.failed + during.list.failed;
  const maxPage = Math.max(alone.page.p95 * 1.5, alone.page.p95 + noiseMs);
  const { peakMb } = attack.aims ?? {};
  const missed: [boolean, string][] = [
    [isGone, 'the site ended'],
    [failed > 0, `${failed} visitors got no page`],
    [isWaitJudged(way, attack) && slowest(during) > slowestMs, `a visitor waited ${ms(slowest(during))}`],
    [way === 'nginx' && during.page.p95 > maxPage, `p95 of a cached page × ${ratio(during.page.p95, alone.page.p95)}`],
    [last > first * 1.1 + 30, `memory grew from ${mb(first)} to ${mb(last)}`],
    [peakMb !== undefined && grown > peakMb, `${mb(grown)} more at its peak`],
    [left.sockets > 0, `${left.sockets} sockets left`],
    [left.descriptors > 0, `${left.descriptors} descriptors left`],
  ];
  return missed.flatMap(([isMissed, what]) => (isMissed ? [what] : []));
}

const isWaitJudged = (way: Finding['way'], { aims }: Finding['attack']): boolean =>
  way === 'direct' || aims?.quiet === true;

const slowest = ({ page, list }: Finding['during']): number => Math.max(page.max, list.max);

/** Whether other work kept the machine so busy that waiting times say nothing about the attack. */
const isNoisy = ({ alone }: Finding): boolean => slowest(alone) > slowestMs / 2;

const ms = (value: number): string => `${Math.round(value)} ms`;
const mb = (value: number): string => `${Math.round(value)} MB`;

/** Returns a ratio with one decimal. */
const ratio = (now: number, before: number): string => (now / before).toFixed(1);

const head = [
  ...['attack', 'sent each round', 'answers'],
  ...['cached page alone', 'during', 'p95 ×', 'list alone', 'during'],
  ...['MB before / peak / after each round', 'descriptors, sockets left', 'aims'],
];

/** One line for the terminal, as soon as an attack is over. */
export function lineOf(finding: Finding): string {
  const { attack, way, during } = finding;
  const aims = aimsOf(finding);
  return `${way} · ${attack.name}: page ${latencyText(during.page)} ms, list ${latencyText(during.list)} ms · ${aims}`;
}

/** The results as Markdown tables with a short explanation. */
export function report(findings: readonly Finding[], rounds: number, seconds: number): string {
  const ways = [...Map.groupBy(findings, ({ way }) => way)];
  const parts = ways.map(([way, own]) => `## ${titles[way]}\n\n${markdown(own.map(rowOf))}`);
  const missed = findings.filter((finding) => missedAims(finding).length > 0).length;
  return [
    '# Effect of attacks on visitors',
    `${rounds} rounds of ${seconds} s or more each. Latency of the prober's requests: p50 / p95 / max in ms; "!" counts requests without a page.`,
    ...parts,
    `${findings.length - missed} of ${findings.length} attacks met every aim.`,
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
    latencyText(alone.page),
    latencyText(during.page),
    ratio(during.page.p95, alone.page.p95),
    latencyText(alone.list),
    latencyText(during.list),
    `${megabytes.join(' / ')} / ${memory.after.map((value) => value.toFixed(0)).join(', ')}`,
    `${left.descriptors}, ${left.sockets}`,
    aimsOf(finding),
  ];
}

function aimsOf(finding: Finding): string {
  const missed = missedAims(finding);
  const noise = isNoisy(finding) ? ' (the machine was busy: waiting times say little)' : '';
  return missed.length > 0 ? `missed: ${missed.join('; ')}${noise}` : 'ok';
}

const latencyText = ({ p50, p95, max, failed }: Latency): string =>
  `${[p50, p95, max].map((value) => value.toFixed(0)).join(' / ')}${failed > 0 ? ` !${failed}` : ''}`;

const markdown = (rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
