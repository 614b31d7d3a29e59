// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { axeProblems, show } from '../../src/testing/show.tsx';
import { Gallery } from './Gallery.tsx';

afterEach(cleanup);

test('no component breaks a rule of accessibility', async () => {
  show(<Gallery />);
  expect(await axeProblems()).toEqual([]);
});
