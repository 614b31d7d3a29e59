import { configure } from '@testing-library/react';

// A limit for what never comes, not a wait: a busy machine must not fail a test.
configure({ asyncUtilTimeout: 20_000 });

export { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
export { default as userEvent } from '@testing-library/user-event';
