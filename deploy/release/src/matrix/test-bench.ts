import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@portal/check/ensure-chromium';
import { copyBuild } from '../publish/copy-build.ts';
import type { Cell } from '../releases/matrix-cells.ts';
import { openCellPortal } from './cell-portal.ts';
import type { TestBench } from './run-matrix.ts';
import { testCell } from './test-cell.ts';

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
