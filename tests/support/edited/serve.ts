import { cpSync, rmSync } from 'node:fs';
import { startPostgres } from '../../../scripts/support/postgres.ts';
import { inProject, ports, run } from '../../../scripts/support/project.ts';
import { fakeTranslator, likeLibreTranslate } from '../fake-translator.ts';
import { editedData, editedMessages } from './editor.ts';
import { editedStorage } from './office.ts';

// Started by playwright.config.ts: the built site once more, on PostgreSQL, with separate data and messages that a test edits while it runs,
// and with a translation service.

for (const [from, to] of [
  ['data', editedData],
  ['messages', editedMessages],
] as const) {
  rmSync(to, { recursive: true, force: true });
  cpSync(inProject(from), to, { recursive: true });
}

const translator = await fakeTranslator(likeLibreTranslate, ports.testTranslator);

const postgres = startPostgres({ safe: false, port: ports.testPostgres });
// Playwright stops the site, which ends this as well.
process.on('SIGTERM', () => {});
try {
  process.exitCode = await run(process.execPath, [inProject('server.ts')], {
    ...editedStorage,
    NODE_ENV: 'production',
    PORT: String(ports.testEdited),
    DATA_DIR: editedData,
    MESSAGES_DIR: editedMessages,
    TRANSLATION_SERVICE: 'libretranslate',
    TRANSLATION_URL: translator.url,
  });
} finally {
  postgres.stop();
  process.exit();
}
