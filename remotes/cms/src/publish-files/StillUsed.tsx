import { ErrorAlert, isApiError, TextLink } from '@portal/platform';

import { Fragment } from 'react';
import { usePlaces } from './use-file-usage.ts';

/** Why a file was not taken back, and where visitors would miss it. */
export const StillUsed = ({ error }: { error: unknown }) => {
  const placesOf = usePlaces();
  if (error === null) return null;
  const places = isApiError(error) ? error.fields.flatMap(({ field }) => placesOf(field)) : [];
  return (
    <ErrorAlert error={error}>
      {' '}
      {places.map(({ to, name }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <TextLink to={to}>{name}</TextLink>
        </Fragment>
      ))}
    </ErrorAlert>
  );
};
