import { expect, test } from 'vitest';
import { Metrics } from './metrics.ts';

test('prerendered pages are counted by how they ended, with their seconds', () => {
  const metrics = new Metrics();
  metrics.pageRender('done', 0.25);
  metrics.pageRender('done', 0.5);
  metrics.pageRender('failed', 2);
  const lines = metrics.text({}).split('\n');
  metrics.close();
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE portal_page_render_seconds summary',
      'portal_page_render_seconds_sum{outcome="done"} 0.75',
      'portal_page_render_seconds_count{outcome="done"} 2',
      'portal_page_render_seconds_count{outcome="failed"} 1',
    ]),
  );
});
