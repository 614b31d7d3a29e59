import type { Language } from '@portal/contracts';
import {
  cancelContentSchedule,
  listContentSchedules,
  scheduleContent,
} from '@portal/contracts/calls/content/content';
import { listEntrySchedules } from '@portal/contracts/calls/content/directory-entries';
import type { ScheduleBody } from '@portal/contracts/content/desk';
import type { SectionKey } from '@portal/contracts/content/keys';
import { call, notify, queryOptions, useMutation, useQueryClient } from '@portal/platform';
import { allSections } from '../read-sections/content.queries.ts';

/** What goes public by itself, and what failed to. */
export const plans = queryOptions({
  queryKey: ['cms', 'schedules'],
  queryFn: ({ signal }) => call(listContentSchedules, { signal }).then(({ data }) => data),
});

/** Entries of every list that go public by themselves, and those that failed to. */
export const entryPlans = queryOptions({
  queryKey: ['cms', 'entry-schedules'],
  queryFn: ({ signal }) => call(listEntrySchedules, { signal }).then(({ data }) => data),
});

/** Only the moment changes in the local copy: the text under somebody's hands stays. */
const useKeepMoment = () => {
  const client = useQueryClient();
  return (key: SectionKey, lang: Language, scheduledFor: string | null) => {
    client.setQueryData(allSections.queryKey, (sections) =>
      sections?.map((section) => {
        const state = section.states?.[lang];
        if (section.key !== key || !state) return section;
        return { ...section, states: { ...section.states, [lang]: { ...state, scheduledFor } } };
      }),
    );
    return client.invalidateQueries({ queryKey: plans.queryKey });
  };
};

export const usePlan = () => {
  const keep = useKeepMoment();
  return useMutation({
    mutationFn: (body: ScheduleBody) => call(scheduleContent, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      notify.success(message);
      return keep(data.key, data.lang, data.publishAt);
    },
  });
};

export const useCancelPlan = () => {
  const keep = useKeepMoment();
  return useMutation({
    mutationFn: (id: string) => call(cancelContentSchedule, { params: { id } }),
    onSuccess: ({ data, message }) => {
      notify.success(message);
      return keep(data.key, data.lang, null);
    },
  });
};
