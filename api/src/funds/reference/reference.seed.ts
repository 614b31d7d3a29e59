import cities from '../../../seed/reference/cities.json' with { type: 'json' };
import { countries } from '../../../seed/reference/countries.ts';
import type { Seeder } from '../../kernel/demo/seeder.ts';

/** Countries of the world, and cities of the members of the African Union, the capital first. */
export const seedReference: Seeder = async (tx, context) => {
  const rows = countries().map((country) => ({
    ...country,
    names: tx.json(country.names),
    recs: tx.json(country.recs),
  }));
  await tx`insert into countries ${tx(rows)}`;
  const places = Object.entries(cities).flatMap(([countryCode, names]) =>
    names.map((name, i) => ({ id: context.id('cit'), name, countryCode, region: null, isCapital: i === 0 })),
  );
  await tx`insert into cities ${tx(places)}`;
};
