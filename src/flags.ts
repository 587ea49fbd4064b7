/** How V8 keeps house in this program; imported first, since it holds only for what comes after. */
import { setFlagsFromString } from 'node:v8';

// The service holds its content once and then lives on short-lived objects. Left alone, V8 lets
// garbage pile up to several times what is alive before it looks for it (`npm run bench -- memory`).
setFlagsFromString('--optimize-for-size');
setFlagsFromString('--semi-space-growth-factor=1');
