import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { locales } from '@/lib/i18n/locales';
import { inProject } from '@/scripts/support/project';
import { expect, test } from '@/tests/support/site-test';
import { everyPage } from '@/tests/support/templates';

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url?: string;
  lastLine?: number;
  message: string;
}

/** The errors that the Nu HTML checker (validator.w3.org/nu) finds in the files, with the file and the line. */
async function errorsIn(files: readonly string[]): Promise<string[]> {
  const args = [
    '-jar',
    inProject('node_modules/vnu-jar/build/dist/vnu.jar'),
    '--format',
    'json',
    '--stdout',
    '--exit-zero-always',
    '--errors-only',
    ...files,
  ];
  const { stdout } = await promisify(execFile)('java', args, { maxBuffer: 64 * 1024 * 1024 }).catch((cause) => {
    throw new Error('The HTML checker needs Java: apt-get install default-jre-headless', { cause });
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages.map(({ url, lastLine, message }) => `${url?.split('/').at(-1)} ${lastLine}: ${message}`);
}

for (const locale of locales)
  test(`the HTML of every kind of page is valid: ${locale}`, async ({ request }, info) => {
    const files: string[] = [];
    mkdirSync(info.outputPath(), { recursive: true });
    for (const [name, address] of everyPage(locale)) {
      const answer = await request.get(address);
      const file = info.outputPath(`${name.replaceAll(' ', '-')}.html`);
      writeFileSync(file, await answer.body());
      files.push(file);
    }
    expect(await errorsIn(files)).toEqual([]);
  });
