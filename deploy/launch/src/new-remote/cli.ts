import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@portal/config/versions';
import { checkName } from './check-name.ts';
import { titlesFrom, untranslated } from './titles.ts';
import { writeRemote } from './write-remote.ts';

const help = `Usage: pnpm new-remote <name> [--title <text>] [--title <language>=<text>]...

Writes a new remote into remotes/<name>: its package, one page for Admins at /workspace/<name> with a menu
entry, texts in six languages and a test. Then installs it into the workspace.

  --title <text>             its English name (default: made from <name>)
  --title fr=<text>          its name in another language (default: the English one)
  --no-install               only write the files`;

const options = {
  title: { type: 'string', multiple: true, default: [] as string[] },
  'no-install': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** The lockfile and the links of the new package; what it depends on is there already. */
const install = (): void => {
  console.log('\nInstalling …');
  const args = ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=silent'];
  const { status } = spawnSync('pnpm', args, { cwd: workspaceRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error('The files are written, but not installed. Run: pnpm install');
};

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name, ...others] = positionals;
  if (values.help || name === undefined || others.length > 0) {
    console.log(help);
    process.exit(values.help ? 0 : 2);
  }
  const titles = titlesFrom(name, values.title);
  await checkName(name);
  const written = await writeRemote(name, titles);
  console.log(written.map((file) => `  ${file}`).join('\n'));
  if (!values['no-install']) install();
  const english = untranslated(titles);
  if (english.length > 0)
    console.log(
      `\nTests refuse an English title: translate it in src/area.ts and locales/ for ${english.join(', ')}.`,
    );
  const next = [
    [`pnpm dev ${name}`, `see it at /workspace/${name}, with hot updates`],
    ['pnpm test quick', 'check it'],
    [`pnpm release deploy ${name}`, 'build it, and serve it in the running portal'],
  ] as const;
  console.log('\nNext:');
  for (const [command, what] of next) console.log(`  ${command.padEnd(23 + name.length)}${what}`);
} catch (error) {
  console.error(`Refused: ${(error as Error).message}`);
  process.exitCode = 1;
}
