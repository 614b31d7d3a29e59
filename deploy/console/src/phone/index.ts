export { PhoneHome } from './PhoneHome.tsx';
