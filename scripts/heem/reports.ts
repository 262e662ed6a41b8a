import { dayOf } from '../../lib/format.ts';
import { type Command, onlyWord, WrongUse } from './command.ts';
import { rendering } from './rendering.ts';

export const reportSend: Command = {
  usage: 'EMAIL --month MONTH',
  takesWords: true,
  summary: 'mails an owner the report of a month, again or after it was missed',
  help: 'MONTH is one that is over, such as 2026-10. Reports go out by themselves on the first of the next one.',
  options: { month: { type: 'string' } },
  async run(given) {
    const email = onlyWord(given, 'EMAIL');
    const { month } = given.options;
    const isOver =
      typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) && month < dayOf(Date.now()).slice(0, 7);
    if (!isOver) throw new WrongUse('--month is a month that is over, such as 2026-10');
    const sent = await rendering<boolean>('scripts/heem/send-report.ts', { email, month });
    if (!sent) throw new WrongUse(`${email} owns no home of the site`);
    console.log('The report is on its way.');
  },
};
