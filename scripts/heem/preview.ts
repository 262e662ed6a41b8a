import { localPath } from '../../lib/data/preview.ts';
import { defaultPreviewDays, maxPreviewDays, previewHref } from '../../lib/data/preview-link.ts';
import { type Command, UsageError } from './command.ts';

export const preview: Command = {
  usage: '[--days DAYS] [PATH]',
  takesWords: true,
  summary: 'a link that shows drafts of homes and pages to anyone who has it',
  help: `PATH is the first page, such as /nl/ or /nl/te-koop/. The link works for ${defaultPreviewDays} days, or as many as
--days says, ${maxPreviewDays} at most: docs/preview.md.`,
  options: { days: { type: 'string' } },
  async run({ options, words: [page = '/', ...more] }) {
    const days = Number(options.days ?? defaultPreviewDays);
    if (!Number.isInteger(days) || days < 1 || days > maxPreviewDays)
      throw new UsageError(`--days is a number from 1 to ${maxPreviewDays}`);
    if (more.length > 0 || !localPath.safeParse(page).success)
      throw new UsageError('PATH is one path of the site, such as /nl/te-koop/');
    console.log(await previewHref(page, days));
  },
};
