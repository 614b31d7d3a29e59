// @vitest-environment jsdom
import { CacheProvider, css } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Box } from '../index.ts';
import { adoptStyles } from './adopt-styles.ts';
import { UIProvider } from './UIProvider.tsx';

afterEach(cleanup);

test('styles that a page brought stay where they are and are not made again, others come behind', () => {
  const { name } = css({ color: 'red' });
  document.head.innerHTML = `<style data-styles="css a ${name}"></style><style id="last"></style>`;
  const before = [...document.head.children];
  const cache = adoptStyles();
  expect(cache.inserted).toEqual({ a: true, [name]: true });
  expect([...document.head.children]).toEqual(before);
  render(
    <CacheProvider value={cache}>
      <UIProvider cache={cache} globalStyles="linked">
        <Box padding="1" />
      </UIProvider>
    </CacheProvider>,
  );
  expect([...document.head.children].slice(0, 2)).toEqual(before);
  expect(document.head.children.length).toBeGreaterThan(2);
});

test('styles that come after the scripts and before the first rendering are not made again', () => {
  document.head.innerHTML = '';
  const box = <Box padding="7" />;
  const { container } = render(
    <UIProvider cache={adoptStyles()} globalStyles="linked">
      {box}
    </UIProvider>,
  );
  const name = container.firstElementChild?.className.replace('css-', '');
  document.head.innerHTML = `<style data-styles="css ${name}"></style>`;
  render(<UIProvider globalStyles="linked">{box}</UIProvider>);
  expect(name).toBeTruthy();
  expect(document.head.textContent).not.toContain(name);
});

test('styles of one rendering share a sheet, and those of a later one leave it as it is', async () => {
  document.head.innerHTML = '';
  const cache = adoptStyles();
  // As in production.
  cache.sheet.isSpeedy = true;
  const boxes = (paddings: readonly string[]) => (
    <UIProvider cache={cache} globalStyles="linked">
      {paddings.map((padding) => (
        <Box key={padding} padding={padding} margin={{ md: padding }} />
      ))}
    </UIProvider>
  );
  const rules = () =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')].map(
      ({ sheet }) => sheet?.cssRules.length,
    );
  const { rerender } = render(boxes(['1px', '2px']));
  const first = rules();
  expect(first).toHaveLength(1);
  await Promise.resolve();
  rerender(boxes(['1px', '2px', '3px']));
  expect(rules()).toEqual([...first, 2]);
});
