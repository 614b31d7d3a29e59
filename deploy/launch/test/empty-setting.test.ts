import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@portal/config/versions';
import { emptyFolder } from '@portal/release/test/store';
import { expect, test } from 'vitest';

test.each(['deploy/launch/src/start.mjs', 'api/src/main.ts'])(
  '%s takes an empty PORTAL_DATA for none',
  (program) => {
    const cwd = emptyFolder();
    // Where a run of all checks keeps what it compiled would count before it.
    const env = { ...process.env, NODE_COMPILE_CACHE: undefined, PORTAL_DATA: '', PORT: 'none' };
    const { stderr } = spawnSync(process.execPath, [join(workspaceRoot, program)], { cwd, env });
    expect(String(stderr)).toContain('PORT');
    expect(['compiled', '.portal/compiled'].filter((name) => existsSync(join(cwd, name)))).toEqual([
      '.portal/compiled',
    ]);
  },
);
