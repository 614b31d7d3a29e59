// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FileRow } from './FileRow.tsx';

afterEach(cleanup);

test('the bar of an upload is a border, which forced colours leave', () => {
  show(<FileRow name="plan.pdf" state="uploading" progress={64} progressLabel="Sent" />);
  const [bar] = screen.getByRole('progressbar', { name: 'Sent' }).children;
  expect(getComputedStyle(bar as Element).borderTopWidth).toBe('6px');
});
