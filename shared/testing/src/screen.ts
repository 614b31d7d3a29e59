import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

configure({
  // A limit for what never comes, not a wait: a busy machine must not fail a test.
  asyncUtilTimeout: 20_000,
  // What is waited for has its page printed once the time is over, and not at each try before.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

export { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
