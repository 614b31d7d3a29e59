export { PauseButton, StopButton } from './CanaryButtons.tsx';
export { CanaryCard } from './CanaryCard.tsx';
export { CanaryPage } from './CanaryPage.tsx';
export { budgetLine, budgetText, figureText, linesOf, metricTitle } from './figure-texts.ts';
export { still } from './Sparkline.tsx';
export { waitText, whoGetsIt } from './state-texts.ts';
