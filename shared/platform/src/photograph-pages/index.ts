export { PhotographPages } from './PhotographPages.tsx';
export { loadPhotographMessages } from './photograph-translations.ts';
