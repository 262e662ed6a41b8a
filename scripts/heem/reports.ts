import { dayOf } from '../../lib/day.ts';
import type { SentReport } from '../../lib/owner-reports/tell-reports.ts';
import { type Command, onlyWord, WrongUse } from './command.ts';
import { rendering } from './rendering.ts';
import type { ReportOrder } from './send-report.ts';

export const reportSend: Command = {
  usage: 'EMAIL --month MONTH [--anyway]',
  takesWords: true,
  summary: 'mails an owner the report of a month, again or after it was missed',
  help: `MONTH is one that is over, such as 2026-10. Reports go out by themselves on the first of the next one.
Who stopped the reports gets none, unless --anyway says that they asked for this one; the others stay stopped.`,
  options: { month: { type: 'string' }, anyway: { type: 'boolean', default: false } },
  async run(given) {
    const email = onlyWord(given, 'EMAIL');
    const { month, anyway } = given.options;
    const isOver =
      typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && month < dayOf(Date.now()).slice(0, 7);
    if (!isOver) throw new WrongUse('--month is a month that is over, such as 2026-10');
    const order: ReportOrder = { email, month, anyway: anyway === true };
    const sent = await rendering<SentReport>('scripts/heem/send-report.ts', order);
    if (sent === 'nothing') throw new WrongUse(`${email} owns no home of the site`);
    if (sent === 'stopped')
      throw new Error(`${email} stopped the reports, so none was sent. If they asked for this one: --anyway`);
    console.log('The report is on its way.');
  },
};
