/** Parts of forms that only the shell's build draws, so that its first script is without them. */
export { CodeInput, type CodeInputProps } from './CodeInput.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary.tsx';
export { PasswordMeter, type PasswordMeterProps } from './PasswordMeter.tsx';
