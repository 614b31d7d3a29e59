import { basename } from 'node:path';
import { testLimits } from './test-limits.ts';

/** The component library is 1,400 files: bundled once a run, a test file loads it in a tenth of the time. */
export const componentTests = {
  ...testLimits,
  // A page is made once a worker and a context of its own for each file: two fifths less processor time.
  pool: 'vmThreads' as const,
  deps: {
    optimizer: {
      client: {
        enabled: true,
        include: [
          '@portal/ui > @chakra-ui/react',
          '@portal/ui > @chakra-ui/react/preset-base',
          '@portal/ui > @chakra-ui/react/styled-system',
          '@portal/ui > @emotion/react',
          '@portal/ui > @emotion/cache',
        ],
        // One React for the bundle and for everything else.
        exclude: ['react', 'react-dom'],
      },
    },
  },
};

/** The same with one page and one library for all files of a worker, each of which leaves them as it found them. */
export const sharedPageTests = { ...componentTests, pool: 'threads' as const, isolate: false };

/** Rules run without a page; a test of a page asks for one in its first line. */
export const remoteTests = (dir: string) => ({
  ...componentTests,
  name: basename(dir),
  // Forms wait for timers. They come last, so that what takes the rest of the processor finds some.
  maxWorkers: testLimits.maxWorkers + 1,
  sequence: { groupOrder: 1 },
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: ['@portal/testing/still-page'],
});

/** Where every test is of a page, which has an address and is set up by `test/setup.ts`. */
export const pageTests = (dir: string) => ({
  ...remoteTests(dir),
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://portal.test/' } },
  setupFiles: ['test/setup.ts'],
});
