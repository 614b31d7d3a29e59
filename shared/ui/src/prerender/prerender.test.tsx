import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Box } from '../index.ts';
import { Menu } from '../overlay/Menu.tsx';
import { UIProvider } from '../system/UIProvider.tsx';
import { collectStyles } from './collect-styles.tsx';
import { withoutUnusedTokens } from './without-unused-tokens.ts';

test('tokens stay that are asked for, by a rule, by the markup or by another token that is', () => {
  const tokens =
    ':root{--chakra-a:1px;--chakra-b:var(--chakra-c);--chakra-c:2px;--chakra-d:3px;--chakra-e:4px;--own:5px}';
  const rule = '.x{--chakra-e:6px;margin:var(--chakra-b)}';
  expect(withoutUnusedTokens([tokens, rule], '<i style="top:var(--chakra-a)">')).toEqual([
    ':root{--chakra-a:1px;--chakra-b:var(--chakra-c);--chakra-c:2px;--own:5px}',
    '.x{margin:var(--chakra-b)}',
  ]);
});

test('what lacks a token has no mark, so that the browser adds the whole of it', () => {
  const { Collect, styles } = collectStyles();
  const markup = renderToString(
    <Collect>
      <UIProvider>
        <Box color="fg.muted">one</Box>
        <Box colorPalette="indigo" bg="colorPalette.solid" userSelect="none">
          two
        </Box>
      </UIProvider>
    </Collect>,
  );
  const all = styles(markup);
  const text = (some: typeof all) => some.map(({ css }) => css).join('');
  const marked = all.filter(({ mark }) => mark !== undefined);
  const cut = all.filter(({ mark }) => mark === undefined);
  expect(text(marked)).toContain('color:var(--chakra-colors-fg-muted)');
  expect(text(marked)).not.toContain('color-palette');
  expect(text(cut)).toContain('--chakra-colors-color-palette-solid:');
  expect(text(all)).not.toContain('--chakra-colors-color-palette-muted:');
  expect(text(all)).not.toContain('laterite');
  const [, one, two] = /class="([\w-]+)".*class="([\w-]+)"/.exec(markup) ?? [];
  const marks = marked.flatMap(({ mark = '' }) => mark.split(' '));
  expect(marks).toContain(one?.replace('css-', ''));
  expect(marks).not.toContain(two?.replace('css-', ''));
  expect(text(all)).toContain('-webkit-user-select:none;user-select:none');
  expect(text(all)).not.toContain('-ms-');
});

test('a menu of a page in Arabic reads from the right before the browser has it, too', () => {
  const menu = <Menu trigger={<button type="button">الأعمدة</button>} items={[]} onSelect={() => {}} />;
  const inLanguage = (language: string) =>
    renderToString(<UIProvider labels={{ language }}>{menu}</UIProvider>);
  expect(inLanguage('ar')).toContain('dir="rtl"');
  expect(inLanguage('fr')).toContain('dir="ltr"');
});
