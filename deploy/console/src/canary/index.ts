export { CanaryCard } from './CanaryCard.tsx';
export { CanaryPage } from './CanaryPage.tsx';
export { budgetLine, budgetText, figureText, linesOf, metricTitle } from './figure-texts.ts';
export { PauseButton } from './PauseButton.tsx';
export { still } from './Sparkline.tsx';
export { StopButton } from './StopButton.tsx';
export { waitText, whoGetsIt } from './state-texts.ts';
