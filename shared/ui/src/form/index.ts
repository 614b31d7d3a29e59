/** Parts of forms that no first page draws, so that the shell's first script is without them. */
export { CodeInput, type CodeInputProps } from './CodeInput.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { MoneyInput, type MoneyInputProps } from './MoneyInput.tsx';
export { PasswordInput } from './PasswordInput.tsx';
export { PasswordMeter, type PasswordMeterProps } from './PasswordMeter.tsx';
