export { CanaryCard } from './CanaryCard.tsx';
export { CanaryPage } from './CanaryPage.tsx';
export { budgetLine, budgetWords, figureWords, linesOf, metricTitle } from './figure-words.ts';
export { whoGetsIt } from './state-words.ts';
