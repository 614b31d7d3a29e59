/** Parts of forms that no first page draws, so that the shell's first script is without them. */
export { CodeInput } from './CodeInput.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { FileDrop } from './FileDrop.tsx';
export { MoneyInput } from './MoneyInput.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { PasswordMeter } from './PasswordMeter.tsx';
export { unfold } from './unfold.ts';
