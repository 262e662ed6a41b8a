import { runnerImport } from 'vite';
import { inProject, root } from './project.ts';

// node scripts/support/run-module.ts FILE …: runs a module that needs the server's own code outside of Next, with JSX, the project's
// paths and no guard against browsers.
// The module finds its own words where it would find them if it were run by itself.
const [file] = process.argv.splice(2, 1);
if (!file) throw new Error('name the file to run');
await runnerImport(inProject(file), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': root, 'server-only': inProject('tests/support/server-only.ts') } },
});
