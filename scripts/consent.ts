import { build } from 'vite';
import { inProject } from './support/project.ts';

/** Builds the script of the consent dialog, with its style, as a separate file: sites that ask for no consent do not load it. */
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
