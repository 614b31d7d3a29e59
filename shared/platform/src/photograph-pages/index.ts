export { loadPhotographMessages } from './messages.ts';
export { PhotographPages } from './PhotographPages.tsx';
