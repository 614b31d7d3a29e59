import { isLanguage, type Language } from '@portal/contracts';

/** The first language of `Accept-Language` that the portal speaks, by quality; English otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((one) => one.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality.split('=')[1]) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  const spoken = wanted.map(({ tag }) => tag).find(isLanguage);
  return spoken ?? 'en';
};
