import { listCities, listCountries } from '@portal/contracts/funds/reference';
import { describe, expect, test } from 'vitest';
import { testPortal } from '../../../test/support/portal.ts';

const portal = testPortal();

const citiesOf = async (countryName: string) =>
  (await portal.visitor.call(listCities, { query: { countryName } })).body.data;

const countries = async (query = {}) => (await portal.visitor.call(listCountries, { query })).body.data;

describe('countries', () => {
  test('are those of the world, each with a flag code, a dial code and six names', async () => {
    const all = await countries();
    expect(all.length).toBeGreaterThan(240);
    for (const { code, dialCode, names } of all) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^\+\d{1,4}$/);
      expect(Object.values(names).filter((name) => name !== '' && name !== code)).toHaveLength(6);
    }
    expect(all.find(({ code }) => code === 'RW')).toMatchObject({
      code3: 'RWA',
      name: 'Rwanda',
      dialCode: '+250',
      currency: 'RWF',
      isAuMember: true,
      afcftaStatus: 'STATE_PARTY',
      isLdc: true,
      recs: ['EAC', 'COMESA', 'ECCAS'],
      asOf: '2025-02-28',
    });
  });

  test('of the African Union are 55: 54 signed, 48 deposited, six with fifteen years', async () => {
    const members = await countries({ auOnly: '1' });
    const withStatus = (status: string) => members.filter(({ afcftaStatus }) => afcftaStatus === status);
    expect(members).toHaveLength(55);
    expect(withStatus('STATE_PARTY')).toHaveLength(48);
    expect(withStatus('SIGNATORY')).toHaveLength(6);
    expect(withStatus('NON_SIGNATORY').map(({ code }) => code)).toEqual(['ER']);
    expect(
      members
        .filter(({ isG6 }) => isG6)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['ET', 'MG', 'MW', 'SD', 'ZM', 'ZW']);
  });

  test('are sorted as readers of the language expect', async () => {
    const french = (await countries({ lang: 'fr', auOnly: '1' })).map(({ names }) => names.fr);
    expect(french.slice(0, 2)).toEqual(['Afrique du Sud', 'Algérie']);
    expect(french.indexOf('Égypte')).toBeLessThan(french.indexOf('Gabon'));
  });

  test('that are switched off stay out', async () => {
    await portal.db`update countries set is_enabled = false where code = 'AQ' or code = 'NF'`;
    expect((await countries()).map(({ code }) => code)).not.toContain('NF');
  });

  test.each([
    ['an unknown language', { lang: 'de' }, 'lang'],
    ['an unknown filter', { region: 'africa' }, 'region'],
  ])('%s is refused', async (_, query, field) => {
    expect(await portal.visitor.raw(listCountries, { query })).toRefuseFields(field);
  });
});

describe('cities', () => {
  test.each(['Kenya', 'kenya', 'Quénia', 'كينيا', ' Kenia '])(
    'of %j come with the capital first',
    async (countryName) => {
      const { body } = await portal.visitor.call(listCities, { query: { countryName } });
      expect(body.data.map(({ name }) => name)).toEqual([
        'Nairobi',
        'Eldoret',
        'Kisumu',
        'Mombasa',
        'Nakuru',
      ]);
      expect(body.data[0]).toMatchObject({ isCapital: true, countryCode: 'KE', countryName: 'Kenya' });
    },
  );

  test('are known for every member of the African Union', async () => {
    for (const { name } of await countries({ auOnly: '1' })) {
      const { body } = await portal.visitor.call(listCities, { query: { countryName: name } });
      expect(body.data.filter(({ isCapital }) => isCapital)).toHaveLength(1);
      expect(body.data.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('of a country that is none are not found; without a name the call is refused', async () => {
    expect(await portal.visitor.call(listCities, { query: { countryName: "Atlantis' or 1=1" } })).toBeProblem(
      'not_found',
    );
    expect(await portal.visitor.raw(listCities, { query: {} })).toRefuseFields('countryName');
  });
});

test.each([
  ["Côte d'Ivoire", 'CI'],
  ["cote d'ivoire", 'CI'],
  ['Afrique du Sud', 'ZA'],
  ['Guinea-Bissau', 'GW'],
  ['Guinea Bissau', 'GW'],
  ['São Tomé and Príncipe', 'ST'],
  ['Sao Tome e Principe', 'ST'],
])('cities are found by “%s”, as keyboards have it', async (name, code) => {
  const cities = await citiesOf(name);
  expect(cities.length).toBeGreaterThan(0);
  expect(new Set(cities.map(({ countryCode }) => countryCode))).toEqual(new Set([code]));
});
