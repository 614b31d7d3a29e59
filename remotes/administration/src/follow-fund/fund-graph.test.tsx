// @vitest-environment jsdom
import { getGraphDataMonth, listFundHistory } from '@portal/contracts/calls/funds/balance';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { baseFund } from '../../test/example-fund.ts';
import { manager } from '../../test/example-people.ts';
import { done, onePage } from '../../test/pages.ts';
import area from '../expose.ts';

test.each([
  ['BASE_FUND', '1'],
  ['CREDIT_FUND', '3'],
] as const)(
  'the balance of a %s is drawn in the colour that the fund has in every chart',
  async (type, hue) => {
    const api = fakeApi();
    api.answer(getFund, done({ ...baseFund, fundType: type }));
    api.answer(listFundHistory, onePage([]));
    api.answer(getGraphDataMonth, done([]));
    await renderArea(area, { at: '/workspace/fund-description/fund_base/history', user: manager });
    const sample = (await screen.findByText('Closing balance')).firstElementChild as HTMLElement;
    expect(sample.style.background).toBe(`var(--chakra-colors-chart-${hue})`);
  },
);
