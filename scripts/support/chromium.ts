import { type Browser, chromium } from '@playwright/test';
import { findBrowser, installBrowser } from '../browser.ts';

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

/** Path of the machine's Chromium, installed first where there is none. */
export const browserPath = (): string => findBrowser() ?? installBrowser();

/** Launches the machine's Chromium with Playwright. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: [...browserFlags, ...flags] });
