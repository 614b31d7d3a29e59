import { GracefulShutdown } from '../../../src/kernel/process/graceful-shutdown.ts';

const FAR_AWAY = 3_600_000;

const closes: Record<string, () => Promise<void>> = {
  well: async () => {},
  never: () => new Promise(() => {}),
  fails: () => Promise.reject(new Error('no luck')),
  busy: async () => {
    for (;;);
  },
};

// graceful-shutdown.ts <how the close behaves> <limits in milliseconds as JSON> [announce-fails] [talk] [reject] [throw]
const [manner = 'well', limits = '{}', ...words] = process.argv.slice(2);
const end = new GracefulShutdown({ closeMs: FAR_AWAY, hurryMs: FAR_AWAY, sameMs: 0, ...JSON.parse(limits) });
await end.holds({
  drainSeconds: 0,
  announce: () => {
    if (words.includes('announce-fails')) throw new Error('nobody to tell');
  },
  close: async () => {
    console.log('closing');
    await closes[manner]?.();
  },
});
console.log('holding');
// The message goes by another way than the line.
const talk = (): void => {
  console.log('still here');
  process.send?.('said so');
};
setInterval(words.includes('talk') ? talk : () => {}, 10);
if (words.includes('reject')) void Promise.reject(new Error('nobody holds this'));
if (words.includes('throw'))
  setTimeout(() => {
    throw new Error('nobody catches this');
  }, 0);
