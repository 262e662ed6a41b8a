import { invite } from '../../lib/accounts/invite.ts';
import type { Snapshot } from '../../lib/data/load.ts';
import { env } from '../../lib/env.ts';
import type { Locale } from '../../lib/i18n/locales.ts';
import { refusal, writeActivity } from './activity.ts';
import { demoHomes, homesOf } from './homes.ts';

const owner = { email: 'owner@demo.example', name: 'Mia Claes', role: 'client' } as const;

/** Invites the demo owner, on a fresh database of one's own with sample activity; returns what to tell. */
export async function demo(locale: Locale, data: Snapshot): Promise<string> {
  homesOf(data);
  const why = await refusal();
  if (!why) await writeActivity(data);
  const { link } = await invite({ ...owner, locale, homes: demoHomes }, data);
  return [
    ...(why
      ? [`No sample activity was written, since ${why}: that needs an empty SQLite database of its own (VAR_DIR).`]
      : [
          'SAMPLE ACTIVITY of two months was written: visits, requests, an offer, appointments, documents. None of it is real',
          `or mailed. It is in ${env.varDir}: keep that apart from an agency's own.`,
        ]),
    '',
    `${owner.name} (${owner.email}) owns the homes ${demoHomes.join(', ')}. With the site running, choose a password here:`,
    link,
  ].join('\n');
}
