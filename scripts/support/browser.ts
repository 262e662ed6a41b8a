import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The headless shell opens a page in a third of the time: it comes first. */
const fast = 'chromium-headless-shell';
const commands = [fast, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/Applications/Chromium.app/Contents/MacOS',
];

const advice = `Install it (Debian, Ubuntu: apt-get install ${fast}) or set CHROMIUM to the path of one.`;

/** Path of a Chromium: the one that CHROMIUM names, else the first one installed; null if there is none. */
function findBrowser(): string | null {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM: expected the path of a browser, found ${named}`);
  if (named) return named;
  const candidates = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** Path of a Chromium, installed with apt-get if none is found and this user may do so; throws if there is none. */
function installBrowser(): string {
  const found = findBrowser();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && (process.env.CHROMIUM || found.endsWith(fast) || !mayInstall)) return found;
  if (!mayInstall) throw new Error(`The browser tests need Chromium. ${advice}`);
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', fast]]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, error } = spawnSync('apt-get', step, { stdio: 'inherit', env });
    if (status === 0) continue;
    const failure = `apt-get ${step.join(' ')} failed: ${error?.message ?? `exit code ${status}`}.`;
    if (!found) throw new Error(`${failure} ${advice}`);
    console.warn(`${failure} The tests take longer with ${found}.`);
    return found;
  }
  const installed = findBrowser();
  if (!installed) throw new Error(`apt-get installed ${fast}, but it was not found. ${advice}`);
  return installed;
}

if (import.meta.main) console.log(`browser: ${installBrowser()}`);

/** Flags that stop Chromium's own requests. No sandbox, since it runs as root in containers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** Path of the machine's Chromium, installed first if there is none. */
export const browserPath = (): string => findBrowser() ?? installBrowser();

/** Launches the machine's Chromium with Playwright. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserFlags, ...flags] });
