import type { Pool } from '../../src/kernel/database/db.ts';
import type { Query } from '../../src/kernel/database/sql.ts';
import type { TestPortal } from './portal.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/** How the database came by rows of the tables that are asked about. */
export interface Touched {
  indexes: Set<string>;
  /** Tables that were read from end to end. */
  scanned: Set<string>;
  /** Rows read, those passed over included. */
  rows: number;
  /** Of them, those read by totals that are counted row by row. */
  counted: number;
}

/** The statements that some work makes the pool send. */
const statementsOf = async (db: Pool, work: () => Promise<unknown>): Promise<Query[]> => {
  const heard: Query[] = [];
  db.watch((query) => {
    heard.push(query);
    return undefined;
  });
  try {
    await work();
  } finally {
    db.watch(undefined);
  }
  return heard.filter(({ text }) => /^\s*(select|with)\b/i.test(text));
};

/** As `countFound` writes it, and `countByStatus` of what a reviewer was given. */
const isCountedTotal = (text: string): boolean =>
  /^\s*select (count\(\*\)::int as n from \(|status, sum\(n\).*from given_applications)/s.test(text);

const walk = (node: Node, tables: readonly string[], touched: Touched): void => {
  const table = node['Relation Name'];
  if (node['Index Name']) touched.indexes.add(node['Index Name']);
  if (table && tables.includes(table)) {
    if (node['Node Type'] === 'Seq Scan') touched.scanned.add(table);
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    touched.rows += (node['Actual Rows'] + removed) * node['Actual Loops'];
  }
  for (const child of node.Plans ?? []) walk(child, tables, touched);
};

/**
 * Does some work and returns how its statements came by rows of the tables. Reading a small table from
 * end to end is made dear, so that the plan is the one of a large table; and the plan is the one for
 * any parameters, as prepared statements have it.
 */
export const touchedBy = async (
  portal: TestPortal,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<Touched> => {
  const statements = await statementsOf(portal.deps.db, work);
  const touched: Touched = { indexes: new Set(), scanned: new Set(), rows: 0, counted: 0 };
  await portal.db.begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    await tx`set local plan_cache_mode = force_generic_plan`;
    for (const { text, values } of statements) {
      const [row] = await tx.unsafe(`explain (analyze, format json) ${text}`, values);
      const before = touched.rows;
      walk(row?.['QUERY PLAN'][0].Plan, tables, touched);
      if (isCountedTotal(text)) touched.counted += touched.rows - before;
    }
  });
  return touched;
};
