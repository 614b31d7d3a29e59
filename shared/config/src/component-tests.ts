import { testLimits } from './test-limits.ts';

/** The component library is 1,400 files: bundled once a run, a test file loads it in a tenth of the time. */
export const componentTests = {
  ...testLimits,
  deps: {
    optimizer: {
      client: {
        enabled: true,
        include: [
          '@portal/ui > @chakra-ui/react',
          '@portal/ui > @emotion/react',
          '@portal/ui > @emotion/cache',
        ],
        // One React for the bundle and for everything else.
        exclude: ['react', 'react-dom'],
      },
    },
  },
};
