import { RequestList } from '@portal/application-view';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { ChangeRequest } from '@portal/contracts/applications/requests.schema';
import type { Section } from '@portal/contracts/applications/sections';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, Checkbox, VisuallyHidden } from '@portal/ui';
import { startTransition, useOptimistic } from 'react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';

/** Requests that are about a section, or all of them. */
export const requestsIn = (draft: Draft | null, section?: Section): ChangeRequest[] =>
  (draft?.returnRequest?.requests ?? []).filter(
    (request) => section === undefined || request.section === section,
  );

/** The way from a request to its question. */
const ToQuestion = ({ request, name }: { request: ChangeRequest; name: string }) => {
  const { t } = useTranslation('applications');
  const places = useDraftPlaces();
  return (
    <Box>
      <TextLink
        to={places.section(request.section)}
        {...(request.field !== null && { state: { field: request.field } })}
        data-print="hide"
      >
        {t('requests.toQuestion')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    </Box>
  );
};

/** Shows at once what is still being sent to the server; back if it was refused. */
const Tick = ({ request, name }: { request: ChangeRequest; name: string }) => {
  const { t } = useTranslation('applications');
  const { tick } = useDraft();
  const [isDone, show] = useOptimistic(request.doneAt !== null);
  const change = (next: boolean) =>
    startTransition(async () => {
      show(next);
      await tick(request.id, next);
    });
  return (
    <Checkbox checked={isDone} onChange={(event) => change(event.currentTarget.checked)}>
      {t('requests.done')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Checkbox>
  );
};

interface RequestsProps {
  /** Only those about it. */
  section?: Section;
  /** With the answers before and after under each. */
  changes?: Draft['changes'];
}

/** What the Fund asked for, to be ticked off one by one. */
export const Requests = ({ section, changes }: RequestsProps) => {
  const { fund, draft } = useDraft();
  const requests = requestsIn(draft, section);
  if (requests.length === 0) return null;
  return (
    <RequestList
      fundType={fund.fundType}
      requests={requests}
      {...(changes !== undefined && { compared: { currency: fund.currency, changes } })}
      control={(request, name) => <Tick request={request} name={name} />}
      action={(request, name) => <ToQuestion request={request} name={name} />}
    />
  );
};
