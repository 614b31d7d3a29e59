export { EnvironmentsPage } from './EnvironmentsPage.tsx';
