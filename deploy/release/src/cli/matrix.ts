import type { KnownCell } from '../documents/known-cell.ts';
import { runMatrix } from '../matrix/run-matrix.ts';
import { blocksPromotion, matrixOf } from '../releases/skew-matrix.ts';
import { checkEnvironment } from './check-environment.ts';
import { type Command, command } from './context.ts';
import { UsageError } from './usage-error.ts';

const buildsOf = ({ builds }: KnownCell): string =>
  Object.entries(builds)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');

const lineOf = ({ id, state, title, passed, failed, failing, at }: KnownCell): string => {
  const line = `${state.padEnd(8)} ${id}: ${title}`;
  if (state === 'refused' || (passed === undefined && failing.length > 0))
    return `${line}: ${failing.join(' ')}`;
  return passed === undefined ? line : `${line}  ${passed} passed, ${failed} failed, ${at}`;
};

const faultOf = (cells: readonly KnownCell[]): string | undefined => {
  const failed = cells.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return undefined;
  return failed
    .map((cell) => `The cell ${cell.id} failed with ${buildsOf(cell)}:\n  ${cell.failing.join('\n  ')}`)
    .join('\n');
};

/** Commands about combinations of builds. */
export const matrixCommands: Record<string, Command> = {
  matrix: command({ options: ['env', 'by', 'api', 'list', 'anew', 'against'] }, async (ids, context) => {
    const { store, environment, against, list, anew: isAnew, api } = context;
    await checkEnvironment(store, against);
    const known = await matrixOf(store, environment, against);
    const unknown = ids.filter((id) => !known.some((cell) => cell.id === id));
    if (unknown.length > 0)
      throw new UsageError(
        `There is no cell "${unknown[0]}". Known: ${known.map(({ id }) => id).join(', ')}.`,
      );
    // Loads a browser's driver, which only this command needs.
    const { openTestBench } = await import('../matrix/test-bench.ts');
    const wanted = {
      ...context,
      isAnew,
      openTestBench: openTestBench(api),
      ...(ids.length > 0 && { only: ids }),
    };
    const all = list ? known : await runMatrix(wanted);
    const cells = ids.length > 0 ? all.filter(({ id }) => ids.includes(id)) : all;
    const summary = `${all.length} cells, ${all.filter(blocksPromotion).length} in the way of a promotion to ${against}.`;
    return { data: cells, lines: [...cells.map(lineOf), summary], fault: list ? undefined : faultOf(cells) };
  }),
};
