import { defaultBaseConfig, defineConfig, prepareSystem } from './chakra.ts';
import { globalCss } from './global-css.ts';
import { semanticColors } from './semantic-colors.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

const fade = { from: { opacity: 0 }, to: { opacity: 1 } };
const rise = { from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } };

/** Our tokens, as the system needs them: the greater half of its making, for a step of its own at the start. */
export const preparedSystem = prepareSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      breakpoints: {
        sm: '640px',
        md: '768px',
        lg: '1024px',
        xl: '1260px',
        '2xl': '1480px',
        '3xl': '1900px',
        '4xl': '2100px',
      },
      tokens,
      semanticTokens: {
        colors: semanticColors,
        shadows: {
          card: { value: { base: '{shadows.xs}', _dark: 'none' } },
          overlay: { value: { base: '{shadows.lg}', _dark: '0 24px 64px rgba(0,0,0,.6)' } },
        },
        sizes: {
          work: { value: { base: '1180px', '3xl': '1600px' } },
          workWide: { value: { base: '1400px', '3xl': '1600px' } },
        },
      },
      textStyles,
      keyframes: {
        'fade-in': fade,
        'fade-out': { from: fade.to, to: fade.from },
        'rise-in': rise,
        'drawer-in': { from: { translate: 'var(--drawer-from) 0' }, to: { translate: '0 0' } },
        'drawer-out': { from: { translate: '0 0' }, to: { translate: 'var(--drawer-from) 0' } },
        breathe: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
        turn: { to: { rotate: '360deg' } },
      },
    },
  }),
);
