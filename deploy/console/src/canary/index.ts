export { CanaryCard } from './CanaryCard.tsx';
export { CanaryPage } from './CanaryPage.tsx';
export { budgetLine, budgetWords, figureWords, linesOf, metricTitle } from './figure-texts.ts';
export { PauseButton } from './PauseButton.tsx';
export { waitWords, whoGetsIt } from './state-texts.ts';
