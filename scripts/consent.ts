import { build } from 'vite';
import { inProject } from './support/project.ts';

/** The script of the consent dialog, with its style: a file of its own, so that it costs nothing on a site that asks for no consent. */
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    outDir: inProject('public'),
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: inProject('components/consent/start.ts'),
      formats: ['iife'],
      name: 'consent',
      fileName: () => 'consent.js',
    },
  },
});
console.log('consent: public/consent.js');
