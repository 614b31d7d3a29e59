import type { Compilation } from '@rspack/core';
import { sharedUnits } from './shared-units.ts';

export interface LazyUnits {
  /** Shared unit → the files in which this build provides it. */
  provided: Record<string, string[]>;
  /** Chunk name → the units that must be there before it can run. */
  wanted: Record<string, string[]>;
}

/** The unit that a module of the bundler's own provides or consumes. */
const unitOf = (identifier: string, what: 'provide' | 'consume'): string | undefined =>
  new RegExp(`^${what} shared module \\(\\w+\\) (@?[^@]+)@`).exec(identifier)?.[1];

/** Where the shared units are that come later than the first script, and who waits for them. */
export const lazyUnits = ({ modules, chunkGraph, namedChunkGroups }: Compilation): LazyUnits => {
  const lazy = sharedUnits().flatMap(({ name, eager }) => (eager ? [] : [name]));
  const provided: LazyUnits['provided'] = {};
  for (const module of modules) {
    const unit = unitOf(module.identifier(), 'provide');
    if (unit === undefined || !lazy.includes(unit)) continue;
    provided[unit] = module.blocks.flatMap((block) => [
      ...(chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []),
    ]);
  }
  const wanted: LazyUnits['wanted'] = {};
  for (const [name, group] of namedChunkGroups) {
    const asked = group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .map((module) => unitOf(module.identifier(), 'consume'));
    const units = lazy.filter((unit) => asked.includes(unit));
    if (units.length > 0) wanted[name] = units;
  }
  return { provided, wanted };
};
