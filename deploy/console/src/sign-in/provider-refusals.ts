const refusals: Record<string, string> = {
  cancelled: 'The sign-in was ended at the identity provider.',
  stale: 'That sign-in was begun in another browser or took more than ten minutes. Begin again.',
  unreachable: 'The identity provider does not answer. Try again, or sign in with a token.',
  unverified: 'The identity provider knows no verified e-mail address of yours.',
  unknown:
    'Your account may not sign in here. Ask a release manager: pnpm release console-token add --email.',
};

/** Why somebody came back from the identity provider without being signed in; absent: they did not. */
export const providerRefusal = (search: URLSearchParams): string | undefined => {
  const fault = search.get('refused');
  return fault === null ? undefined : refusals[fault];
};
