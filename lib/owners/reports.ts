import 'server-only';
import type { Snapshot } from '../content/snapshot.ts';
import { dueAt, findDueMonth, reportMonths } from './report-month.ts';
import { ownSources, type ReportReader } from './report-sources.ts';
import { listSentReports, listStoppedReaders, type ReportPlan, readReportPlans } from './store-reports.ts';

/** The state of an owner's report for a month. */
export type ReportState = 'sent' | 'ownerStopped' | 'staffStopped' | 'allHeld' | 'held' | 'goes' | 'missed';

export interface ReportView extends ReportPlan {
  month: string;
  state: ReportState;
  /** The time at which it was or will be sent, in ms since epoch. */
  at: number;
  /** The month is over: it can be sent by hand. */
  isOver: boolean;
}

/** The state of the reports of two months, the past one first, by owner. */
export async function readReports(now = Date.now()) {
  const { past, coming } = reportMonths(now);
  const stopped = await listStoppedReaders();
  const read = async (month: string) => {
    const [plans, sent] = await Promise.all([readReportPlans(month), listSentReports(month)]);
    const isOver = month === past;
    const of = (reader: string): ReportView => {
      const plan = plans.of(reader);
      const at = sent.get(reader) ?? dueAt(month);
      return { ...plan, month, isOver, at, state: reportState(reader, plan) };
    };
    const reportState = (reader: string, { held }: ReportPlan): ReportState => {
      if (sent.has(reader)) return 'sent';
      if (stopped.has(reader)) return stopped.get(reader) === 'owner' ? 'ownerStopped' : 'staffStopped';
      if (plans.isHeld) return 'allHeld';
      if (held) return 'held';
      return isOver && now > dueAt(month) && findDueMonth(now) !== month ? 'missed' : 'goes';
    };
    return { month, at: dueAt(month), isHeld: plans.isHeld, of };
  };
  return { past: await read(past), coming: await read(coming) };
}

/** The owner as the recipient of reports; null without a home on the site. */
export async function findReportReader(id: string, data: Snapshot): Promise<ReportReader | null> {
  const readers = await ownSources(() => data).listReportReaders();
  return readers.find((reader) => reader.id === id) ?? null;
}
