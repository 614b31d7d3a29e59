import { changeLanguage, currentLanguage } from '@portal/platform';
import { warnOfMissingTexts } from './language/warn-of-missing-texts.ts';
import { showLocalRemote } from './local-remote/show-local-remote.tsx';

/**
 * An entry of development builds only: texts that were edited are read again, in every namespace. A module
 * announces it while it takes the place of its former self, hence a moment later.
 */
window.addEventListener('portal:texts', () => queueMicrotask(() => void changeLanguage(currentLanguage())));

warnOfMissingTexts();
showLocalRemote();
