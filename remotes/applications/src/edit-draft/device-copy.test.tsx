// @vitest-environment jsdom
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { saveDraft } from '@portal/contracts/calls/applications/drafts';
import { writeDeviceCopy } from '@portal/platform/forms';
import { cleanup, screen, userEvent } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { openAgain } from '../../test/open-again.ts';
import { openForm } from '../../test/open-form.ts';

const title = () => screen.findByLabelText('Project title');
const city = () => screen.findByLabelText('City of the project');
const offline = () => screen.findByText('No connection, kept on this device');
const choice = { name: 'Which answers do you want to keep?' };

type Project = NonNullable<Answers['project']>;

const open = async (project: Project) => {
  const opened = await openForm({ page: 'project', answers: { project } });
  await title();
  const { api, kept, acceptSaves } = opened;
  return {
    ...opened,
    /** Another device saves this while nothing is open here. */
    saveAway: (answers: Project) => {
      kept.draft = {
        ...kept.draft,
        answers: { project: answers },
        rowVersion: kept.draft.rowVersion + 1,
      };
    },
    /** Ends once what is sent on leaving has met what there is of a connection. */
    leave: async () => {
      cleanup();
      await new Promise((done) => setTimeout(done));
    },
    comeBack: async () => {
      api.setOffline(false);
      acceptSaves();
      await openAgain('/application/fund_credit/project');
      await title();
    },
  };
};

test('who reloads before choosing between two versions is asked again', async () => {
  const { saveElsewhere, leave, comeBack, kept } = await open({ projectTitle: 'Mill' });
  saveElsewhere({ project: { projectTitle: 'Theirs' } });
  await userEvent.type(await title(), ' and store');
  await screen.findByRole('alertdialog', choice);
  await leave();
  await comeBack();
  const question = await screen.findByRole('alertdialog', choice);
  expect(question.textContent).toContain('Mill and store');
  expect(question.textContent).toContain('Theirs');
  expect(kept.draft.answers.project?.projectTitle).toBe('Theirs');
});

test('words typed while others were on their way take nothing away that came after these', async () => {
  const { api, kept, saveAway, leave, comeBack } = await open({ projectTitle: 'Mill', city: 'Accra' });
  const first = { project: { projectTitle: 'Mill a', city: 'Accra' } };
  const arrive = api.hold(saveDraft, { data: { ...kept.draft, answers: first, rowVersion: 5 }, message: '' });
  await userEvent.type(await title(), ' a');
  await expect.poll(() => api.sent(saveDraft)).toHaveLength(1);
  await userEvent.type(await title(), 'b');
  api.setOffline(true);
  arrive();
  await offline();
  await leave();
  saveAway({ projectTitle: 'Mill a', city: 'Tema' });
  await comeBack();
  expect(await city()).toHaveProperty('value', 'Tema');
  await expect
    .poll(() => kept.draft.answers.project)
    .toMatchObject({ projectTitle: 'Mill ab', city: 'Tema' });
});

test('words that arrived although nobody heard of it do not come back over later ones', async () => {
  const { kept, saveAway, leave, comeBack } = await open({ projectTitle: 'Mill' });
  await leave();
  writeDeviceCopy('application-fund_credit', { project: { projectTitle: 'Mill' } });
  await comeBack();
  await leave();
  saveAway({ projectTitle: 'Later' });
  await comeBack();
  expect(await title()).toHaveProperty('value', 'Later');
  expect(kept.draft.answers.project?.projectTitle).toBe('Later');
});

test('words taken back at once leave nothing that asks about later ones', async () => {
  const { api, saveAway, leave, comeBack } = await open({ projectTitle: 'Mil' });
  await userEvent.type(await title(), 'l');
  await screen.findByText(/^Saved \d\d:\d\d$/);
  await userEvent.type(await title(), 'x{Backspace}');
  await leave();
  saveAway({ projectTitle: 'Mill B' });
  await comeBack();
  api.setOffline(true);
  await userEvent.type(await city(), 'Tema');
  await offline();
  await leave();
  saveAway({ projectTitle: 'Mill C' });
  await comeBack();
  expect(await title()).toHaveProperty('value', 'Mill C');
  expect(await city()).toHaveProperty('value', 'Tema');
  expect(screen.queryByRole('alertdialog', choice)).toBeNull();
});
