import { errorText, isApiError, Link } from '@portal/platform';
import { Box, Link as UiLink } from '@portal/ui';
import { Fragment } from 'react';
import { usePlaces } from './use-uses.ts';

/** Why a file was not taken back, and where visitors would miss it. */
export const StillUsed = ({ error }: { error: unknown }) => {
  const placesOf = usePlaces();
  if (!isApiError(error)) return null;
  const places = error.fields.flatMap(({ field }) => placesOf(field));
  return (
    <Box role="alert" color="fg.error" textStyle="hint" mt="1">
      {errorText(error)}{' '}
      {places.map(({ to, name }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <UiLink asChild>
            <Link to={to}>{name}</Link>
          </UiLink>
        </Fragment>
      ))}
    </Box>
  );
};
