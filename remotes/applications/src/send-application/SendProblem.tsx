import { allSections } from '@portal/contracts/applications/sections';
import { ErrorAlert, isAnswerOfApi, isApiError, TextLink, useTranslation } from '@portal/platform';
import { Box } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useDraftPlaces } from '../edit-draft/draft-context.ts';

/** Why sending failed, with a way to each answer that the server named. Nothing is lost. */
export const SendProblem = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('applications');
  const places = useDraftPlaces();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== null) box.current?.focus();
  }, [error]);
  const fields = isApiError(error) ? error.fields : [];
  // Only the answer was lost, perhaps.
  const isUnsure = isApiError(error) && !isAnswerOfApi(error);
  return (
    <Box ref={box} tabIndex={-1}>
      <ErrorAlert error={error} lead={t(isUnsure ? 'check.unsure' : 'check.notSent')}>
        {fields.length > 0 && (
          <Box as="ul" listStyleType="none" mt="2">
            {fields.map(({ field, message }) => {
              const section = allSections.find((one) => field.startsWith(`${one}.`));
              return (
                <Box as="li" key={field} py="0.5">
                  {section === undefined ? (
                    message
                  ) : (
                    <TextLink
                      to={places.section(section)}
                      state={{ field: field.slice(section.length + 1) }}
                      tone="danger"
                    >
                      {message}
                    </TextLink>
                  )}
                </Box>
              );
            })}
          </Box>
        )}
      </ErrorAlert>
    </Box>
  );
};
