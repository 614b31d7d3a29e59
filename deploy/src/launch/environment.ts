import { isName } from '../store/layout.ts';

/** The environment that this process serves. @throws when the setting is no name of one */
export const environmentOf = ({ PORTAL_ENVIRONMENT }: NodeJS.ProcessEnv): string => {
  const name = PORTAL_ENVIRONMENT || 'production';
  if (isName('environment', name)) return name;
  throw new Error(
    `PORTAL_ENVIRONMENT="${name}" is no name of an environment: small letters, digits and hyphens.`,
  );
};
