import { listReaders } from '../../lib/db/readers.ts';
import type { Command } from './command.ts';
import { csv } from './csv.ts';

export const newsletterExport: Command = {
  usage: '',
  summary: 'who gets the newsletter, as CSV',
  help: 'Confirmed addresses alone, with name, language, where they signed up and when they confirmed: docs/searches-and-newsletter.md.',
  async run() {
    const readers = await listReaders();
    console.log(
      csv(
        readers.map(({ id: _, confirmedAt, ...reader }) => ({
          ...reader,
          confirmedAt: new Date(confirmedAt).toISOString(),
        })),
      ),
    );
  },
};
