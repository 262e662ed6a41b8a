import { registerHooks } from 'node:module';
import 'tsx';

// node --import ./scripts/support/server-code.ts FILE: runs server code outside Next. tsx supports JSX and the paths of
// tsconfig.json; `server-only`, which throws outside Next, is replaced by an empty module (docs/decisions/server-code-outside-next.md).
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'server-only' ? { url: 'data:text/javascript,', shortCircuit: true } : next(specifier, context),
});
