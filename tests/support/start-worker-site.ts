import { constants, cpSync, rmSync } from 'node:fs';
import { inProject, ports, root } from '@/scripts/support/project';
import { type Site, startSite } from '@/scripts/support/site';
import { fakeTranslator, likeLibreTranslate } from './fake-translator';
import { writeOutsideAgency } from './outside/data';
import { type SiteKind, workerSite } from './worker-site';

/** Starts the built site for this Playwright worker, with an empty database and folders of its own. */
export async function startWorkerSite(kind: SiteKind): Promise<{ site: Site; stop: () => Promise<void> }> {
  const { folder, port, varDir, dataDir, messagesDir } = workerSite;
  rmSync(folder, { recursive: true, force: true });
  const dataEnv = { DATA_DIR: dataDir };
  const translator = kind === 'edited' ? await fakeTranslator(likeLibreTranslate) : null;
  if (kind !== 'sample') copyFolder('data', dataDir);
  if (kind === 'outside') writeOutsideAgency(dataDir);
  if (kind === 'edited') copyFolder('messages', messagesDir);
  const envOf: Record<SiteKind, Record<string, string>> = {
    sample: {},
    outside: dataEnv,
    edited: {
      ...dataEnv,
      MESSAGES_DIR: messagesDir,
      TRANSLATION_SERVICE: 'libretranslate',
      TRANSLATION_URL: translator?.url ?? '',
    },
  };
  workerSite.env = {
    NODE_ENV: 'production',
    VAR_DIR: varDir,
    SMTP_URL: `smtp://localhost:${ports.testMail}`,
    ...envOf[kind],
  };
  const site = await startSite({
    args: [inProject('server.ts')],
    cwd: root,
    port,
    env: workerSite.env,
    onError: (line) => console.error(`[site ${port}] ${line}`),
  });
  return {
    site,
    async stop() {
      await site.stop();
      translator?.close();
    },
  };
}

const copyFolder = (name: string, to: string): void =>
  cpSync(inProject(name), to, { recursive: true, mode: constants.COPYFILE_FICLONE });
