import type { Compiler } from '@rspack/core';
import { sharedUnits } from './shared-units.ts';

const ours = /^@portal\/(ui|platform)(\/|$)/;
/** Pure declarations, bundled into the remote; they hold no state that two copies could split. */
const bundled = new Set(['@portal/platform/area', '@portal/platform/sign-ins']);

/** An import by another name than a shared unit's would be a second copy of theme, router or session. */
export class OnlySharedUnits {
  apply(compiler: Compiler): void {
    const units = new Set(sharedUnits().map((unit) => unit.name));
    compiler.hooks.normalModuleFactory.tap('OnlySharedUnits', (factory) => {
      factory.hooks.beforeResolve.tap('OnlySharedUnits', ({ request }) => {
        if (ours.test(request) && !units.has(request) && !bundled.has(request)) {
          throw new Error(`"${request}" is not a shared unit. Import it from ${[...units].join(', ')}.`);
        }
      });
    });
  }
}
