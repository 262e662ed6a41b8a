import { type Browser, chromium } from '@playwright/test';
import { installBrowser } from '../browser.ts';

/** Flags that keep Chromium quiet: nothing fetched that the page did not ask for. It runs as root in containers, hence no sandbox. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** A Chromium of the machine, driven by Playwright. */
export const launchChromium = (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: installBrowser(), args: [...browserFlags, ...flags] });
