interface Day {
  date: string;
  visits: number;
}

/** The day with the most visits, the first of equal ones, and the visits of all; throws for no days. */
export function bestDay(days: readonly Day[]): Day & { total: number } {
  const [first, ...others] = days;
  if (!first) throw new Error('no days');
  const { date, visits } = others.reduce((best, day) => (day.visits > best.visits ? day : best), first);
  return { date, visits, total: days.reduce((sum, day) => sum + day.visits, 0) };
}
