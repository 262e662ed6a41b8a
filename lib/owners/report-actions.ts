import 'server-only';
import { z } from 'zod';
import { writeAudit } from '../audit/store.ts';
import { inTransaction } from '../db/database.ts';
import { type ActionContext, defineAction, RejectionError } from '../staff/define-action.ts';
import { findVisibleOwner, mayDecideReport } from './access.ts';
import { accountId } from './actions.ts';
import { reportMonths } from './report-month.ts';
import { ownSources } from './report-sources.ts';
import { findReportReader } from './reports.ts';
import { sendReport } from './send-reports.ts';
import { planReport, restartReports, stopReports } from './store-reports.ts';

const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);
const yesOrNo = z.enum(['yes', 'no']);

/** The account of an owner about whose reports staff decide. */
async function requireReportReader(id: string, { session: { staff }, data }: ActionContext): Promise<string> {
  const owner = await findVisibleOwner(id, staff, data);
  if (!owner) throw new RejectionError('gone');
  if (!mayDecideReport(staff, owner, data)) throw new RejectionError('reportOfColleagues');
  return owner.id;
}

function checkMonth(asked: string, ...allowed: ('past' | 'coming')[]): void {
  const months = reportMonths(Date.now());
  if (!allowed.some((name) => months[name] === asked)) throw new RejectionError('otherMonth');
}

/** Holds back the report of a month from one owner, or releases it. */
export const holdReportAction = defineAction({
  name: 'report.hold',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId, month, hold: yesOrNo }),
  async run(input, context) {
    const { staff } = context.session;
    checkMonth(input.month, 'past', 'coming');
    const reader = await requireReportReader(input.id, context);
    await inTransaction(async (trx) => {
      await planReport(trx, reader, input.month, { held: input.hold === 'yes' });
      const name = input.hold === 'yes' ? 'report.hold' : 'report.release';
      await writeAudit(trx, staff, { action: name, subject: reader, after: { month: input.month } });
    });
    return { done: 'saved' };
  },
});

/** Holds back the reports of all owners. */
export const holdAllReportsAction = defineAction({
  name: 'report.hold-all',
  roles: ['owner'],
  schema: z.object({ month, hold: yesOrNo }),
  async run(input, { session: { staff } }) {
    checkMonth(input.month, 'past', 'coming');
    await inTransaction(async (trx) => {
      await planReport(trx, null, input.month, { held: input.hold === 'yes' });
      const name = input.hold === 'yes' ? 'report.hold-all' : 'report.release-all';
      await writeAudit(trx, staff, { action: name, after: { month: input.month } });
    });
    return { done: 'saved' };
  },
});

/** Adds a sentence to the report of a month; an empty one removes it. It is signed with the broker's name. */
export const noteReportAction = defineAction({
  name: 'report.note',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId, month, note: z.string().max(1_000).optional() }),
  async run({ id, month: of, note }, context) {
    const { staff } = context.session;
    checkMonth(of, 'past', 'coming');
    const reader = await requireReportReader(id, context);
    const broker = staff.broker === null ? undefined : context.data.content.team.get(staff.broker);
    await inTransaction(async (trx) => {
      await planReport(trx, reader, of, { note: note ?? null, author: note ? (broker?.name ?? staff.name) : null });
      await writeAudit(trx, staff, { action: 'report.note', subject: reader, after: { month: of } });
    });
    return { done: 'saved' };
  },
});

/** Stops the reports of an owner, or starts them again; what an owner stopped, only they start again. */
export const stopReportAction = defineAction({
  name: 'report.stop',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId, stop: yesOrNo }),
  async run({ id, stop }, context) {
    const { staff } = context.session;
    const reader = await requireReportReader(id, context);
    await inTransaction(async (trx) => {
      if (stop === 'yes') await stopReports(reader, { trx, staff: staff.id });
      else if (!(await restartReports(trx, reader))) throw new RejectionError('ownerStopped');
      await writeAudit(trx, staff, { action: stop === 'yes' ? 'report.stop' : 'report.restart', subject: reader });
    });
    return { done: 'saved' };
  },
});

/** Sends the report of the past month, now or again. */
export const sendReportAction = defineAction({
  name: 'report.send',
  roles: ['owner', 'broker'],
  schema: z.object({ id: accountId, month }),
  async run({ id, month: of }, context) {
    const { staff } = context.session;
    checkMonth(of, 'past');
    await requireReportReader(id, context);
    const reader = await findReportReader(id, context.data);
    if (!reader) throw new RejectionError('noReport');
    const sent = await sendReport(
      reader,
      of,
      { anyway: false },
      ownSources(() => context.data),
      context.data,
      (trx) => writeAudit(trx, staff, { action: 'report.send', subject: reader.id, after: { month: of } }),
    );
    if (sent !== 'sent') throw new RejectionError(sent === 'stopped' ? 'ownerStopped' : 'noReport');
    return { done: 'reportSent' };
  },
});
