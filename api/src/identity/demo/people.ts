import { BENEFICIARY, MANAGER, REVIEWER, type Role, SUPER } from '@portal/contracts';
import { SeededRandom } from '../../kernel/demo/seeded-random.ts';
import type { SeedPeople, SeedPerson } from '../../kernel/demo/seeder.ts';

/** Of every example account. */
export const demoPassword = 'Demo-2026-pass';

const random = new SeededRandom(20_260_101);

const person = (
  role: Role,
  email: string,
  firstName: string,
  lastName: string,
  countryCode: string,
  organisation: string,
  phone: string,
): SeedPerson => ({
  id: random.id('usr'),
  role,
  email,
  firstName,
  lastName,
  countryCode,
  organisation,
  phone,
});

const applicant = (
  firstName: string,
  lastName: string,
  countryCode: string,
  phone: string,
  organisation: string,
) =>
  person(
    BENEFICIARY,
    `${firstName}.${lastName}@example.org`
      .normalize('NFD')
      .replace(/[^A-Za-z.@]/g, '')
      .toLowerCase(),
    firstName,
    lastName,
    countryCode,
    organisation,
    phone,
  );

/** Invented people and organisations; any likeness is chance. */
export const demoPeople: SeedPeople = {
  admin: person(SUPER, 'admin@demo.example', 'Nomvula', 'Dlamini', 'ZA', 'Adjustment Fund', '+27115550101'),
  managers: [
    person(MANAGER, 'manager@demo.example', 'Kwabena', 'Asante', 'GH', 'Adjustment Fund', '+233305550102'),
  ],
  reviewers: [
    person(REVIEWER, 'reviewer@demo.example', 'Amina', 'Bello', 'NG', 'Adjustment Fund', '+234015550103'),
    person(
      REVIEWER,
      'reviewer2@demo.example',
      'Jean-Paul',
      'Habimana',
      'RW',
      'Adjustment Fund',
      '+250785550104',
    ),
  ],
  beneficiaries: [
    person(
      BENEFICIARY,
      'beneficiary@demo.example',
      'Wanjiru',
      'Kamau',
      'KE',
      'Savanna Fresh Exports Ltd',
      '+254715550105',
    ),
    applicant('Fatou', 'Ndiaye', 'SN', '+221775550110', 'Ministère du Commerce (exemple)'),
    applicant('Tesfaye', 'Bekele', 'ET', '+251915550111', 'Ethiopian Coffee Traders Union (example)'),
    applicant('Yasmine', 'Benali', 'DZ', '+213555550112', 'Atlas Textile SARL'),
    applicant('Mariam', 'Traoré', 'ML', '+223765550113', 'Coopérative Karité du Niger'),
    applicant('Chinedu', 'Okafor', 'NG', '+234805550114', 'Delta Pharma Manufacturing'),
    applicant('Zainab', 'Hassan', 'TZ', '+255755550115', 'Pwani Spices Company'),
    applicant('Joaquim', 'Mondlane', 'MZ', '+258845550116', 'Autoridade Tributária (exemplo)'),
    applicant('Aïcha', 'Diallo', 'GN', '+224625550117', 'Guinée Bauxite Services'),
    applicant('Sipho', 'Nkosi', 'SZ', '+268765550118', 'Eswatini Sugar Packers'),
    applicant('Hanane', 'El Idrissi', 'MA', '+212665550119', 'Casa Automotive Parts'),
    applicant('Moussa', 'Ouédraogo', 'BF', '+226705550120', 'Faso Coton Transformation'),
    applicant('Grace', 'Banda', 'MW', '+265995550121', 'Ministry of Trade (example)'),
    applicant('Omar', 'Abdelrahman', 'EG', '+201005550122', 'Nile Logistics Services'),
    applicant('Ines', 'Ben Salah', 'TN', '+216205550123', 'Carthage Digital Services'),
    applicant('Kofi', 'Mensah', 'GH', '+233205550124', 'Volta Cocoa Processors'),
    applicant('Adwoa', 'Boateng', 'GH', '+233245550125', 'Accra Trade Facilitation Office (example)'),
    applicant('Nadia', 'Mugisha', 'RW', '+250785550126', 'Kigali Horticulture Hub'),
    applicant('Patrick', 'Mwansa', 'ZM', '+260975550127', 'Copperbelt Cables'),
    applicant('Rokia', 'Koné', 'CI', '+225075550128', 'Abidjan Cold Chain'),
    applicant('Bongani', 'Moyo', 'ZW', '+263775550129', 'Harare Leather Works'),
    applicant('Selam', 'Tekle', 'ET', '+251925550130', 'Addis Garment Park'),
    applicant('Lindiwe', 'Mokoena', 'ZA', '+27825550131', 'Limpopo Citrus Growers'),
    applicant('Ahmed', 'Ould Sidi', 'MR', '+222465550132', 'Direction des Douanes (exemple)'),
    applicant('Beatriz', 'Neto', 'AO', '+244925550133', 'Luanda Pescas'),
    applicant('Blaise', 'Nguema', 'CM', '+237675550134', 'Douala Timber Design'),
  ],
  // Last, so that the ids of those before stay as they are.
  secondAdmin: person(
    SUPER,
    'admin2@demo.example',
    'Themba',
    'Maseko',
    'SZ',
    'Adjustment Fund',
    '+26824055106',
  ),
};
