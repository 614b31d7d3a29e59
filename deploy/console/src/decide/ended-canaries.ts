import type { Environment } from '../api/types.ts';

const list = new Intl.ListFormat('en-GB');

/** The canaries that end when these apps get another pin, by default all: a sentence with a space, or nothing. */
export const endedCanaries = ({ canaries }: Environment, apps?: readonly string[]): string => {
  const areas = canaries.map(({ area }) => area).filter((area) => apps?.includes(area) ?? true);
  if (areas.length === 0) return '';
  return `Ends the ${areas.length === 1 ? 'canary' : 'canaries'} of ${list.format(areas)}. `;
};
