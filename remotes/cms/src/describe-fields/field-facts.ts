import type { SectionKey } from '@portal/contracts/content/keys';

/** The last part of a path such as `data.hero.title`. */
export const leafOf = (name: string): string => name.split('.').at(-1) ?? name;

/** Fields that say which thing an entry is: kept, never shown for editing. */
const fixedNames = new Set(['key', 'id']);

export const isFixed = (name: string): boolean => fixedNames.has(name);

/** Days of the calendar. */
const dayNames = new Set(['date', 'updatedOn', 'from', 'to']);

export const isDay = (name: string): boolean => dayNames.has(name);

/** Names of published pictures. */
const pictureNames = new Set(['icon', 'fileKey']);

export const isPicture = (name: string): boolean => pictureNames.has(name);

/** May stay empty wherever they stand. */
const optionalNames = new Set(['lead', 'note', 'suffix', 'from', 'to', 'fileKey']);

/** Their pages open with the lead. */
const ledSections = new Set<SectionKey>(['about-us', 'base-fund', 'credit-fund', 'contact-us']);

/** Whether the contract lets a field of a section stay empty; `path` as in `data.hero.lead`. */
export const isOptional = (key: SectionKey, path: string): boolean => {
  if (path === 'data.lead') return !ledSections.has(key);
  if (/\.SocialMedia\.\d+\.name$/.test(path)) return true;
  return path !== 'data.hero.lead' && optionalNames.has(leafOf(path));
};

/** Long texts get several lines to write in; beside the preview a line holds some fifty letters. */
const longNames = new Set(['lead', 'text', 'summary', 'body', 'strips', 'answer', 'tagline']);

export const isLong = (name: string, value: string): boolean => longNames.has(name) || value.length > 45;

/** What to call an entry of a list: its own title, else its place. */
export const entryName = (entry: unknown, place: number): string => {
  const names = ['title', 'label', 'name', 'subject', 'slug', 'text', 'line'];
  const values = names.map((name): unknown => Reflect.get(Object(entry), name));
  const texts = values.filter((value) => typeof value === 'string');
  return texts.find((text) => text.trim() !== '') ?? String(place);
};

/** The order in which an editor reads a section: the database keeps the names of an object unordered. */
const readingOrder = `
  hero title brand product tagline subject slug date updatedOn label name value total suffix
  caption audience lead hint text detail summary body points primary secondary action login
  starter choices cloth strips woven intro funds facts eligibility criteria rules check stepsHead
  steps processHead process form documents downloads start figuresHead figures officesHead
  formHead postsHead latestPosts posts image alt partnersHead questionsHead links link href icon
  assistance compliance stayInTouch stayInTouchNote copyright note logos SocialMedia
`
  .trim()
  .split(/\s+/);

const place = (name: string) => {
  const index = readingOrder.indexOf(name);
  return index < 0 ? readingOrder.length : index;
};

export const inReadingOrder = <T>(entries: [string, T][]): [string, T][] =>
  [...entries].sort(([one], [other]) => place(one) - place(other));
