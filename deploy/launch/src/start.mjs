// Plain JavaScript, so that any Node can read it and say what is missing.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldest = [22, 18];
const root = fileURLToPath(new URL('../../..', import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `This portal needs Node ${oldest.join('.')} or newer; this is ${process.version}. ` +
      'Install a newer Node, or run "npx --yes pnpm@12.21.0 start", which brings its own on Linux.',
  );
  process.exit(1);
}
if (!existsSync(join(root, 'deploy/gateway/node_modules/fastify'))) {
  console.error('The dependencies are not installed. Run: npx --yes pnpm@12.21.0 install');
  process.exit(1);
}
process.removeAllListeners('warning');
// Reading all files is most of a start: what they compile to is kept beside the data.
module.enableCompileCache(join(process.env.PORTAL_DATA || '.portal', 'compiled'));
const words = process.argv.slice(2);
const development = words.includes('--against') ? './dev-local-remote.ts' : './dev.ts';
await import(words[0] === 'dev' ? development : './start.ts');
