import { registerHooks } from 'node:module';
import 'tsx';

// node --import ./scripts/support/server-code.ts FILE: runs code of the server outside of Next. tsx knows JSX and the paths of
// tsconfig.json; `server-only`, which refuses to be loaded anywhere but in Next, is empty here (docs/decisions/server-code-outside-next.md).
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context),
});
