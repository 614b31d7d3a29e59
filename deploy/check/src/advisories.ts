import { spawnSync } from 'node:child_process';

/**
 * pnpm advisories: asks the registry for known advisories of what runs in production. Ends with 0 when there is
 * none of severity high or above, 1 when there is, and 2 when the registry gave no answer, which is neither.
 */
const LEVEL = 'high';
const { status, stdout, stderr, error } = spawnSync('pnpm', ['audit', '--prod', '--audit-level', LEVEL], {
  encoding: 'utf8',
});
const output = `${stdout ?? ''}${stderr ?? ''}`.trim();
const isUnanswered =
  error !== undefined || /ERR_PNPM_|responded with \d{3}|ENOTFOUND|ECONN|ETIMEDOUT/.test(output);

if (isUnanswered) {
  console.error(
    `NOT ANSWERED: the registry says nothing about advisories, so nothing is known of them.\n${output}`,
  );
  process.exitCode = 2;
} else {
  console.log(output);
  process.exitCode = status === 0 ? 0 : 1;
}
