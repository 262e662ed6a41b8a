import { listUndelivered, retryMails } from '../../lib/mail/store.ts';
import { table } from '../support/table.ts';
import { type Command, UsageError } from './command.ts';

/** "2026-11-21 18:04" in the local time of the machine. */
const localMinute = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace('T', ' ');

export const outbox: Command = {
  usage: '',
  summary: 'mails that are waiting or could not be delivered, with the reason',
  help: 'Waiting mails are retried automatically for 72 hours; then they are "failed", until "outbox retry".',
  async run() {
    const mails = await listUndelivered();
    if (mails.length === 0) return console.log('Everything has been delivered.');
    const rows = mails.map(({ id, state, tries, created_at, due_at, recipient, subject, last_error }) => {
      const next = state === 'waiting' ? localMinute(due_at) : '';
      return [id, state, String(tries), localMinute(created_at), next, recipient, subject, last_error ?? ''];
    });
    console.log(table(['id', 'state', 'tries', 'stored', 'next try', 'to', 'subject', 'reason'], rows));
  },
};

export const outboxRetry: Command = {
  usage: 'ID… | --all',
  takesWords: true,
  summary: 'retries the named mails, or all that failed',
  help: 'If the site runs, it sends them within 15 seconds, and retries for 72 hours from now.',
  options: { all: { type: 'boolean' } },
  async run({ options, words }) {
    if (Boolean(options.all) === words.length > 0) throw new UsageError('name mails by their id, or all with --all');
    const ids = await retryMails(options.all ? 'all failed' : words);
    const missed = words.filter((word) => !ids.includes(word));
    console.log(`${ids.length} to be tried again`);
    if (missed.length > 0) throw new Error(`Sent, being sent at this moment or unknown: ${missed.join(', ')}`);
  },
};
