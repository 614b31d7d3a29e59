import { changeLanguage, currentLanguage } from '@portal/platform';
import { showLocalArea } from './local-area/show-local-area.tsx';

/**
 * An entry of development builds only: texts that were edited are read again, in every namespace. A module
 * announces it while it takes the place of its former self, hence a moment later.
 */
window.addEventListener('portal:texts', () => queueMicrotask(() => void changeLanguage(currentLanguage())));

showLocalArea();
