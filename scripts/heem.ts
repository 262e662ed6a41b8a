import { parseArgs } from 'node:util';
import { errorMessage } from '../lib/base/error-message.ts';
import { processState } from '../lib/base/process-state.ts';
import { type Command, UsageError } from './heem/command.ts';
import { documentsAdd, documentsList, documentsRemove } from './heem/documents.ts';
import { importHomes } from './heem/import.ts';
import { map } from './heem/map.ts';
import { outbox, outboxRetry } from './heem/outbox.ts';
import { ownerInvite, ownerRemove, owners, reportSend } from './heem/owners.ts';
import { leadsExport, newsletterExport, personErase, personExport } from './heem/personal-data.ts';
import { preview } from './heem/preview.ts';
import { staff, staffInvite, staffRemove, staffReset } from './heem/staff.ts';
import { testimonials, testimonialsApprove } from './heem/testimonials.ts';
import { visits, visitsCancel, visitsFeedback, visitsMove, visitsOff } from './heem/visits.ts';
import { table } from './support/table.ts';

// Commands for staff, on the database of the site, whether the site runs or not: docs/staff-commands.md.

const commands: Record<string, Command> = {
  outbox: outbox,
  'outbox retry': outboxRetry,
  'leads export': leadsExport,
  'newsletter export': newsletterExport,
  'person export': personExport,
  'person erase': personErase,
  testimonials: testimonials,
  'testimonials approve': testimonialsApprove,
  visits: visits,
  owners: owners,
  'owner invite': ownerInvite,
  'owner remove': ownerRemove,
  staff: staff,
  'staff invite': staffInvite,
  'staff reset': staffReset,
  'staff remove': staffRemove,
  'report send': reportSend,
  preview: preview,
  'visits move': visitsMove,
  'visits cancel': visitsCancel,
  'visits feedback': visitsFeedback,
  'visits off': visitsOff,
  'documents add': documentsAdd,
  'documents list': documentsList,
  'documents remove': documentsRemove,
  import: importHomes,
  map: map,
};

const overview = (): string =>
  [
    'npm run heem -- COMMAND …',
    '',
    table(
      ['command', 'what'],
      Object.entries(commands).map(([name, { usage, summary }]) => [`${name} ${usage}`, summary]),
    ),
    '',
    'npm run heem -- COMMAND --help shows details.',
  ].join('\n');

const helpOf = (name: string, { usage, summary, help }: Command): string =>
  `npm run heem -- ${name} ${usage}\n\n${summary}\n${help}`;

/** Runs the command that the arguments name; returns the exit code. */
export async function heem(args: readonly string[]): Promise<number> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((words) => words in commands);
  const command = name && commands[name];
  if (!name || !command) {
    console.log(overview());
    return args.length === 0 || args[0] === '--help' ? 0 : 2;
  }
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(name.split(' ').length),
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) console.log(helpOf(name, command));
    else if (positionals.length > 0 && !command.takesWords)
      throw new UsageError(`unexpected argument "${positionals[0]}"`);
    else await command.run({ options: values, words: positionals });
    return 0;
  } catch (error) {
    const wrong = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    console.error(`${errorMessage(error)}${wrong ? `\n\n${helpOf(name, command)}` : ''}`);
    return wrong ? 2 : 1;
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await heem(process.argv.slice(2));
  } finally {
    await (await processState.database)?.destroy();
  }
}
