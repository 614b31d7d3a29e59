import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Reading eight hundred files is most of a start: what they compile to is kept beside the data, for its owner's eyes.
enableCompileCache(join(process.env.PORTAL_DATA || '.portal', 'compiled'));
await import('../commands/serve.ts');
