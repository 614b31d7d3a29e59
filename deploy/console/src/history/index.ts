export { HistoryPage } from './HistoryPage.tsx';
export { LastMoves } from './LastMoves.tsx';
