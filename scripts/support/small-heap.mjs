import { setFlagsFromString } from 'node:v8';

// As a flag at the start it would cut the space for what is young to 1 MB: nearly all that a page is made of would grow old in it, and
// the whole heap be looked through for it (docs/decisions/memory.md). Set later, it does the rest: V8 gives back what it does not use.
setFlagsFromString('--optimize-for-size');
