import { cpSync, rmSync } from 'node:fs';
import { inProject, ports, run } from '../../../scripts/support/project.ts';
import { fakeTranslator, likeLibreTranslate } from '../fake-translator.ts';
import { editedData, editedMessages } from './editor.ts';

// Started by playwright.config.ts: the built site once more, with separate data and messages that a test edits while it runs, and with a
// translation service.

for (const [from, to] of [
  ['data', editedData],
  ['messages', editedMessages],
] as const) {
  rmSync(to, { recursive: true, force: true });
  cpSync(inProject(from), to, { recursive: true });
}

const translator = await fakeTranslator(likeLibreTranslate, ports.testTranslator);

process.exitCode = await run(process.execPath, [inProject('server.ts')], {
  NODE_ENV: 'production',
  PORT: String(ports.testEdited),
  DATA_DIR: editedData,
  MESSAGES_DIR: editedMessages,
  VAR_DIR: inProject('test-results/edited/var'),
  TRANSLATION_SERVICE: 'libretranslate',
  TRANSLATION_URL: translator.url,
});
