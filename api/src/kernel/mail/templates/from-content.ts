import type { Template } from './template.ts';

/** The same in every language: its words come from the content. */
export const fromContent: Template<'from-content'> = ({ subject, paragraphs, quote }) => ({
  subject,
  paragraphs,
  ...(quote === undefined ? {} : { quote }),
});
