import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import type { Locale } from '@/lib/i18n/locales';
import { mailsTo } from './mailbox';
import { wordsIn } from './messages';
import { linkIn } from './signed-links';

/** Starts a process that runs commands on the database of the site under test; returns what sends it one. */
function startCommands() {
  const child = spawn(
    process.execPath,
    ['--import', './scripts/support/server-code.ts', 'tests/support/heem-process.ts'],
    {
      env: { ...process.env, VAR_DIR: 'test-results/var' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
  return (words: string[]) =>
    new Promise<string>((resolve) => {
      waiting.push(resolve);
      child.stdin.write(`${JSON.stringify(words)}\n`);
    });
}

let commands: ReturnType<typeof startCommands> | undefined;

/** Runs a command of the staff on the database of the site under test; returns what it prints, or throws it where the command fails. */
export async function heem(...words: string[]): Promise<string> {
  commands ??= startCommands();
  const { exitCode, text } = JSON.parse(await commands(words)) as { exitCode: number; text: string };
  if (exitCode !== 0) throw new Error(text);
  return text;
}

export const password = 'Een lange zin om in te loggen';

interface Owner {
  email: string;
  name: string;
  locale: Locale;
}

/** Invites somebody new as the owner of homes, or without any as a member of staff; returns them with the path of their link. */
export async function invited(locale: Locale, ...homes: number[]): Promise<Owner & { link: string }> {
  const owner = { email: `owner-${randomInt(1e9)}@mail.example`, name: 'Jef Maes', locale };
  const person = ['--email', owner.email, '--name', owner.name, '--locale', locale];
  const properties = homes.flatMap((home) => ['--property', String(home)]);
  const printed = await heem(
    ...(homes.length > 0 ? ['owner', 'invite'] : ['manager', 'invite']),
    ...person,
    ...properties,
  );
  const { pathname, search } = new URL(printed.trim().split('\n').at(-1) ?? '');
  return { ...owner, link: pathname + search };
}

/** The same link as the mail brings it. */
export async function invitationOf({ email, locale }: Owner): Promise<string> {
  const [mail] = await mailsTo(email);
  return linkIn(mail, wordsIn(locale)('account.mails.invitation.button'));
}

/** Chooses a password through the link of an invitation: the portal opens. */
export async function enter(page: Page, { link }: { link: string }): Promise<void> {
  await page.goto(link);
  await page.locator('#newPassword').fill(password);
  await page.locator('#newPasswordAgain').fill(password);
  await page.locator('[data-part="form-submit"]').click();
  await page.locator('[data-part="portal"]').waitFor();
}

/** Fills in the login form and sends it. */
export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('#loginEmail').fill(email);
  await page.locator('#password').fill(secret);
  await page.locator('[data-part="form-submit"]').click();
}
