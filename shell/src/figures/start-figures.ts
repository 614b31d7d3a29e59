import { watchCalls } from '@portal/platform';
import { emit } from '../remotes/figure-events.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';

/** Starts with the first canary of a remote; before, nothing is fetched, stored or sent. */
export const startFigures = (loader: RemoteLoader): void => {
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !loader.release().trials) return;
    isStarted = true;
    watchCalls((operation, isGood) =>
      emit({ what: 'called', operation, isGood, path: window.location.pathname }),
    );
    // Without its code nothing is counted; the page works all the same.
    void import('./count-figures.ts').then(
      ({ countFigures }) => countFigures(loader),
      () => undefined,
    );
  };
  start();
  loader.subscribe(start);
};
