/** How an application reads, wherever it is shown: its words in six languages, its status, its answers. */
export { APPLICATION_WORDS, loadApplicationWords } from './words.ts';
