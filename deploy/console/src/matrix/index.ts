export { MatrixCard } from './MatrixCard.tsx';
export { MatrixPage } from './MatrixPage.tsx';
