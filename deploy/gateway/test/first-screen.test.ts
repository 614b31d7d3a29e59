import { expect, test, vi } from 'vitest';
import { untilFirstScreen } from '../src/page/first-screen.ts';
import { gatewayOn } from './support/gateway.ts';
import { fakeApi, prerenderStore } from './support/prerendered.ts';

const mark = '<i id="first-screen" hidden></i>';
const link = '<link rel="expect" href="#first-screen" blocking="render">';

test('a browser makes no frame before the first screen is there; the app never meets the mark for it', async () => {
  const { ask } = fakeApi();
  const app = gatewayOn(await prerenderStore(), { api: { handle: () => {}, ask } });
  const body = await vi.waitFor(
    async () => {
      const reply = await app.inject({ url: '/review/a', headers: { accept: 'text/html' } });
      expect(reply.body).toContain('<h1>Words');
      return reply.body;
    },
    { timeout: 10_000, interval: 50 },
  );
  expect(body.split('<body>')[0]).toContain(link);
  expect(body).toContain(`${mark}<section>`);
  const [, start = ''] = /<\/template><script>(.*?)<\/script>/s.exec(body) ?? [];
  expect(start).toMatch(/'first-screen'\)\?\.remove\(\);.*document\.head\.append/);
});

test('the first screen ends before the section that follows the heading, or with what the page says', () => {
  const html = (text: string) => untilFirstScreen(text).html;
  expect(html('<main><section><h1>A</h1><p>B</p></section><section>C</section></main>')).toBe(
    `<main><section><h1>A</h1><p>B</p></section>${mark}<section>C</section></main>`,
  );
  expect(html('<main><h1>A</h1><p>B</p></main><footer><section>C</section></footer>')).toBe(
    `<main><h1>A</h1><p>B</p>${mark}</main><footer><section>C</section></footer>`,
  );
  // Without a place for the mark nothing may be waited for.
  expect(untilFirstScreen('<p>A</p>')).toEqual({ link: '', html: '<p>A</p>' });
});
