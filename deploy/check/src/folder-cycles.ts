import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Folders, and for each the folders that its files import, types included; both under `source`. */
const importsOfFolders = (source: string): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>();
  const files = globSync(`${source}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files) {
    const folder = dirname(file);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport)) {
      const target = dirname(join(folder, path));
      if (target !== folder && `${target}/`.startsWith(`${source}/`)) targets.add(target);
    }
  }
  return imports;
};

/**
 * Groups of folders under `source`, as 'api/src', that import each other, directly or through others;
 * largest first. A folder and its parent are two folders. Tests are left out.
 */
export const folderCycles = (source: string): string[][] => {
  const imports = importsOfFolders(source);
  const order = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  // Tarjan's strongly connected components.
  const visit = (folder: string): number => {
    const at = order.size;
    order.set(folder, at);
    open.push(folder);
    let low = at;
    for (const target of imports.get(folder) ?? [])
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? at);
    if (low === at) {
      const component = open.splice(open.indexOf(folder));
      if (component.length > 1) cycles.push(component.sort());
    }
    return low;
  };
  for (const folder of imports.keys()) if (!order.has(folder)) visit(folder);
  return cycles.sort((one, other) => other.length - one.length);
};
