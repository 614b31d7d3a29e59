export { CanaryCard } from './CanaryCard.tsx';
export { CanaryPage } from './CanaryPage.tsx';
export { budgetLine, budgetWords, figureWords, linesOf, metricTitle } from './figure-words.ts';
export { HoldButton } from './HoldButton.tsx';
export { waitWords, whoGetsIt } from './state-words.ts';
