import { pin } from '../../src/releases/change-release.ts';
import { promote } from '../../src/releases/promote.ts';
import { rollBack } from '../../src/releases/rollback.ts';

/**
 * One release manager in a process of their own: pins, promotes and rolls production back in turn. Writes a line
 * of JSON for each change that was accepted and is one: its reason and what it was.
 */
const [store = '', by = '', app = '', rounds = '0'] = process.argv.slice(2);

const versions = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-cccccccc'];
const actions = ['pin', 'pin', 'promote', 'pin', 'rollback'] as const;

for (let round = 0; round < Number(rounds); round += 1) {
  const action = actions[round % actions.length] ?? 'pin';
  const reason = `${by} ${round}`;
  const change = { store, environment: 'production', by, reason };
  try {
    if (action === 'rollback') await rollBack(change);
    else {
      const made =
        action === 'promote'
          ? await promote(change, 'staging', true)
          : await pin(change, { [app]: versions[round % versions.length] ?? '' });
      // What is served already makes no release.
      if (made.change.reason !== reason) continue;
    }
    process.stdout.write(`${JSON.stringify({ reason, action })}\n`);
  } catch (error) {
    process.stderr.write(`${reason} ${action}: ${(error as Error).message}\n`);
  }
}
