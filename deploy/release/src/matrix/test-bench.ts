import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from '@portal/check/ensure-chromium';
import { readPlaywrightReport } from '@portal/check/test-reports';
import { workspaceRoot } from '@portal/config/versions';
import { copyBuild } from '../publish/copy-build.ts';
import type { Cell } from '../releases/matrix-cells.ts';
import { bareEnvironment, openCellPortal } from './cell-portal.ts';
import type { Found, TestBench } from './run-matrix.ts';

const lastLines = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-5)
    .join(' ');

/** Runs the browser tests of a cell against a portal that serves it. `data` is a folder for what they keep. */
const testCell = async (cell: Cell, url: string, data: string): Promise<Found> => {
  const report = join(data, 'report.json');
  await rm(report, { force: true });
  const areas = Object.keys(cell.draft.remotes);
  const env = {
    ...bareEnvironment(),
    PORTAL_E2E_URL: url,
    PORTAL_E2E_DATA: data,
    PORTAL_TEST_REPORT: report,
    PORTAL_MATRIX_AREAS: areas.join(','),
    ...(cell.absent && { PORTAL_MATRIX_ABSENT: cell.absent }),
    PATH: [join(workspaceRoot, 'e2e/node_modules/.bin'), process.env.PATH].join(delimiter),
  };
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--output', join(data, 'traces')];
  const output = await new Promise<{ isDone: boolean; text: string }>((done) =>
    execFile('playwright', args, { cwd: workspaceRoot, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ isDone: !error, text: `${stdout}\n${stderr}` }),
    ),
  );
  const { passed, failed, failures } = readPlaywrightReport(report, output.isDone);
  if (failed === 0 || failures.length > 0) return { passed, failed, failing: [...failures] };
  const why = existsSync(report) ? 'no test tells why' : lastLines(output.text);
  return { passed, failed, failing: [`The browser tests did not run: ${why}`] };
};

const copyBuilds = async (from: string, to: string, cells: readonly Cell[]): Promise<void> => {
  for (const { pins } of cells)
    for (const [app, version] of Object.entries(pins)) await copyBuild(from, to, app, version);
};

/**
 * One portal on a free port that serves the cells one after the other, from copies of their builds in a folder
 * that goes away: nothing is deployed, and the store is only read.
 */
export const openTestBench =
  (apiUrl: string | undefined) =>
  async (store: string, cells: readonly Cell[]): Promise<TestBench> => {
    if (!(await ensureChromium()))
      throw new Error('A skew matrix needs a Chromium. Set CHROMIUM_PATH to one.');
    const data = await mkdtemp(join(tmpdir(), 'portal-matrix-'));
    const remove = () => rm(data, { recursive: true, force: true });
    try {
      await copyBuilds(store, join(data, 'releases'), cells);
      const portal = await openCellPortal(data, apiUrl);
      const kept = join(data, 'tests');
      await mkdir(kept);
      return {
        test: async (cell) => {
          await portal.serve(cell.draft);
          return testCell(cell, portal.url, kept);
        },
        close: async () => {
          await portal.close();
          await remove();
        },
      };
    } catch (error) {
      await remove();
      throw error;
    }
  };
