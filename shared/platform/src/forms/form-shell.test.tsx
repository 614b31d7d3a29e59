import { UIProvider } from '@portal/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLeaveQuestion } from '../page/leave-guard.ts';
import { createBrowserRouter } from '../router/browser-router.ts';
import { Link } from '../router/Link.tsx';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { CheckboxField, ChoiceField } from './choice-fields.tsx';
import { FormShell } from './FormShell.tsx';
import { MoneyField } from './number-fields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { PhoneField } from './phone-and-date-fields.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextAreaField, TextField } from './text-fields.tsx';
import { useForm } from './use-form.ts';

const show = (page: ReactNode) => {
  window.history.replaceState(null, '', '/');
  const router = createBrowserRouter([
    { path: '/', element: page },
    { path: '/away', element: <p>Elsewhere</p> },
  ]);
  render(
    <UIProvider>
      <RouterProvider router={router} />
    </UIProvider>,
  );
  return userEvent.setup();
};

interface FormProps {
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>;
}

const OrganisationForm = ({ onSubmit }: FormProps) => {
  const form = useForm<Record<string, unknown>>({
    defaultValues: { organisation: { name: '' }, email: '', website: '', amount: '', phone: '', note: '' },
  });
  return (
    <FormShell form={form} error={null} onSubmit={onSubmit}>
      <TextField name="organisation.name" label="Organisation" />
      <TextField name="email" label="E-mail" type="email" optional />
      <TextField name="website" label="Website" type="url" optional />
      <MoneyField name="amount" label="Amount" currency="USD" optional />
      <PhoneField name="phone" label="Phone" optional />
      <TextAreaField name="note" label="Note" maxLength={5} optional />
      <SubmitButton>Save</SubmitButton>
      <Link to="/away">Away</Link>
    </FormShell>
  );
};

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('what stands in a form is rendered once as the form appears', () => {
  let renderings = 0;
  const Counted = () => {
    useFormContext();
    renderings += 1;
    return null;
  };
  const counted = <Counted />;
  const CountedForm = () => (
    <FormShell form={useForm()} error={null} onSubmit={async () => undefined}>
      {counted}
    </FormShell>
  );
  show(<CountedForm />);
  expect(renderings).toBe(1);
});

test('what has a form is rendered once as the form appears, and a second time where it reads that it is ready', () => {
  const renderings = { plain: 0, reading: 0 };
  const Plain = () => {
    renderings.plain += 1;
    return <FormShell form={useForm()} error={null} onSubmit={async () => undefined} children={null} />;
  };
  const Reading = () => {
    const form = useForm();
    renderings.reading += 1;
    return <p>{form.formState.isReady ? 'Ready' : 'Not yet'}</p>;
  };
  show(
    <>
      <Plain />
      <Reading />
    </>,
  );
  expect(screen.getByText('Ready')).toBeDefined();
  expect(renderings).toEqual({ plain: 1, reading: 2 });
});

test('a missing answer is named beside the field and in the summary, which leads to it', async () => {
  const user = show(<OrganisationForm onSubmit={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  expect(field(/Organisation/).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(/Organisation/));
  await user.click(field(/Phone/));
  await user.click(within(summary).getByRole('link', { name: 'Fill in “Organisation”.' }));
  expect(document.activeElement).toBe(field(/Organisation/));
});

test('the first wrong field of the page takes the focus, also one that appeared late', async () => {
  const LateForm = () => {
    const [isLong, setLong] = useState(false);
    return (
      <FormShell form={useForm({ defaultValues: { kind: '', amount: '' } })} error={null} onSubmit={vi.fn()}>
        <button type="button" onClick={() => setLong(true)}>
          More
        </button>
        {isLong && <TextField name="kind" label="Kind" />}
        <TextField name="amount" label="Amount" />
        <SubmitButton>Save</SubmitButton>
      </FormShell>
    );
  };
  const user = show(<LateForm />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(field(/Kind/));
});

test('what is wrong is said in the language that the page changes to', async () => {
  const user = show(<OrganisationForm onSubmit={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  onTestFinished(() => changeLanguage('en'));
  await act(() => changeLanguage('fr'));
  await within(summary).findByRole('link', { name: /^Remplissez/ });
});

test('an error of the server goes to its field, the first takes the focus, and nothing typed is lost', async () => {
  const refuse = async () => {
    throw new ApiError({
      status: 400,
      code: 'invalid_request',
      message: 'Check the form.',
      fields: [
        { field: 'email', code: 'taken', message: 'This address is taken.', messages: { fr: 'Déjà prise.' } },
        { field: 'organisation.name.first', code: 'too_short', message: 'Write it in full.' },
        { field: 'rowVersion', code: 'type', message: 'Load the page again.' },
      ],
    });
  };
  const inSight = vi.fn();
  Element.prototype.scrollIntoView = function () {
    inSight(this);
  };
  const user = show(<OrganisationForm onSubmit={refuse} />);
  await user.type(field(/Organisation/), 'KGP');
  await user.type(field(/E-mail/), 'a@b.org');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const summary = await screen.findByRole('alert');
  const lines = () =>
    within(summary)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
  await waitFor(() =>
    expect(lines()).toEqual(['Write it in full.', 'This address is taken.', 'Load the page again.']),
  );
  expect(document.activeElement).toBe(field(/Organisation/));
  // Also below a summary that came meanwhile.
  expect(inSight).toHaveBeenLastCalledWith(field(/Organisation/));
  expect(field(/Organisation/)).toHaveProperty('value', 'KGP');
  expect(field(/E-mail/)).toHaveProperty('value', 'a@b.org');
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull();
  onTestFinished(() => changeLanguage('en'));
  await act(() => changeLanguage('fr'));
  expect(lines()).toEqual(['Write it in full.', 'Déjà prise.', 'Load the page again.']);
});

test('an error that names no field is told in the summary', async () => {
  const user = show(
    <OrganisationForm
      onSubmit={async () => {
        throw new ApiError({ status: 0, code: 'offline', message: 'There is no connection.' });
      }}
    />,
  );
  await user.type(field(/Organisation/), 'KGP');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('An error has occurredThere is no connection.');
});

const TakenBack = ({ onSubmit }: FormProps) => {
  const form = useForm<Record<string, unknown>>({ defaultValues: { name: 'KGP' } });
  const [error, setError] = useState<unknown>(null);
  const send = (values: Record<string, unknown>) =>
    onSubmit(values).catch((reason) => {
      setError(reason);
      throw reason;
    });
  return (
    <FormShell form={form} error={error} onSubmit={send}>
      <TextField name="name" label="Organisation" />
      <SubmitButton>Save</SubmitButton>
      <button type="button" onClick={() => setError(null)}>
        Go on
      </button>
    </FormShell>
  );
};

test('an error that the page takes back is told no longer', async () => {
  const user = show(
    <TakenBack
      onSubmit={async () => {
        throw new ApiError({ status: 409, code: 'stale_version', message: 'Somebody was first.' });
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody was first.');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a second press while sending does not send twice', async () => {
  const sent: unknown[] = [];
  let arrive = (): void => undefined;
  const user = show(
    <OrganisationForm
      onSubmit={(values) => {
        sent.push(values);
        return new Promise<void>((resolve) => {
          arrive = resolve;
        });
      }}
    />,
  );
  await user.type(field(/Organisation/), 'KGP');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Sending…');
  await user.click(screen.getByText('Sending…'));
  await user.type(field(/Organisation/), '{Enter}');
  expect(sent).toHaveLength(1);
  arrive();
  await screen.findByRole('button', { name: 'Save' });
});

test('money travels as a plain decimal and is shown with commas when it is left', async () => {
  const sent: Record<string, unknown>[] = [];
  const user = show(<OrganisationForm onSubmit={async (values) => sent.push(values)} />);
  await user.type(field(/Organisation/), 'KGP');
  await user.type(field(/Amount/), 'USD 1,240,500.5x');
  await user.type(field(/Phone/), '+250 (788) 123-456');
  await user.tab();
  expect(field(/Amount/)).toHaveProperty('value', '1,240,500.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ amount: '1240500.5', phone: '+250788123456' });
});

test.each([
  ['٠١٠ ١٢٣٤ ٥٦٧٨', '01012345678'],
  ['+۲۵۴ ۷۰۰ ۱۲۳ ۴۵۶', '+254700123456'],
  ['\u2066+254 700‑123‑456\u2069', '+254700123456'],
  ['07/07/12/34/56', '0707123456'],
])('the telephone number %s is sent as %s, by the key of the keyboard as well', async (typed, sent) => {
  const onSubmit = vi.fn(async () => undefined);
  const user = show(<OrganisationForm onSubmit={onSubmit} />);
  await user.type(field(/Organisation/), 'KGP');
  await user.type(field(/Phone/), `${typed}{Enter}`);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phone: sent }));
});

test('the address of a website as people write it is sent with its scheme', async () => {
  const onSubmit = vi.fn(async () => undefined);
  const user = show(<OrganisationForm onSubmit={onSubmit} />);
  await user.type(field(/Organisation/), 'KGP');
  await user.type(field(/Website/), 'www.example.org/contact');
  await user.tab();
  expect(field(/Website/)).toHaveProperty('value', 'https://www.example.org/contact');
  await user.clear(field(/Website/));
  await user.type(field(/Website/), ' Example.org {Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://Example.org' }));
});

test.each([
  [/Website/, 'none yet', 'Enter a full web address such as https://example.org.'],
  [/E-mail/, 'a@b', 'Enter an e-mail address such as name@example.org.'],
  [/Amount/, '1.234', 'Enter an amount in digits, with at most two decimals.'],
  [/Phone/, '12345', 'Enter 7 to 15 digits, with a plus sign in front if you like.'],
  [/Note/, 'sixsix', 'Use at most 5 characters. There are 6 now.'],
])('%s refuses %s', async (name, typed, message) => {
  const user = show(<OrganisationForm onSubmit={async () => undefined} />);
  await user.type(field(name), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('leaving with unsaved words asks first; after saving it does not', async () => {
  const user = show(<OrganisationForm onSubmit={async () => undefined} />);
  await user.type(field(/Organisation/), 'KGP');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(useLeaveQuestion.getState().question).not.toBeNull());
  useLeaveQuestion.getState().question?.stay();
  await waitFor(() => expect(useLeaveQuestion.getState().question).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Save' });
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByText('Elsewhere');
});

const AccountForm = ({ onSubmit }: FormProps) => {
  const form = useForm<Record<string, unknown>>({
    defaultValues: { password: '', kind: '', consent: false },
  });
  return (
    <FormShell form={form} error={null} onSubmit={onSubmit} leaveGuard={false}>
      <PasswordField name="password" label="Password" meter />
      <ChoiceField
        name="kind"
        label="Who applies"
        options={[
          { value: 'STATE', label: 'A state body' },
          { value: 'FIRM', label: 'A company' },
        ]}
      />
      <CheckboxField name="consent" label="I agree" mustBeTrue />
      <SubmitButton>Register</SubmitButton>
    </FormShell>
  );
};

test('a new password shows its score and what is missing, in the words of the specification', async () => {
  const user = show(<AccountForm onSubmit={async () => undefined} />);
  const password = screen.getByLabelText('Password', { selector: 'input' });
  expect(screen.queryByText('Short')).toBeNull();
  await user.type(password, 'a');
  expect(screen.getByText('Short')).toBeDefined();
  expect(screen.getByText('The password is too short!')).toBeDefined();
  expect(screen.getByText('At least one upper case!')).toBeDefined();
  expect(screen.getByText('At least one digit!')).toBeDefined();
  await user.type(password, 'B');
  expect(screen.getByText('Medium')).toBeDefined();
  await user.type(password, '1234567');
  expect(screen.getByText('Good')).toBeDefined();
  expect(screen.queryByText('The password is too short!')).toBeNull();
});

test('choices and consent are asked for, then sent', async () => {
  const sent: unknown[] = [];
  const user = show(<AccountForm onSubmit={async (values) => sent.push(values)} />);
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const summary = await screen.findByRole('alert');
  expect(summary.textContent).toContain('Choose an answer for “Who applies”.');
  expect(summary.textContent).toContain('Tick “I agree” to confirm.');
  await user.click(screen.getByRole('radio', { name: 'A company' }));
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(sent).toEqual([{ password: 'Abcdefg1', kind: 'FIRM', consent: true }]));
});

test('a line takes the direction of what is written in it, and an empty one that of the page', async () => {
  const user = show(<OrganisationForm onSubmit={() => Promise.resolve()} />);
  const line = screen.getByRole('textbox', { name: 'Organisation' });
  expect(line.getAttribute('dir')).toBeNull();
  await user.type(line, 'صندوق');
  expect(line.getAttribute('dir')).toBe('auto');
  await user.clear(line);
  expect(line.getAttribute('dir')).toBeNull();
});

test('what is typed while a form is being sent is still unsaved afterwards', async () => {
  let answer: (value?: unknown) => void = () => undefined;
  const sent: unknown[] = [];
  const user = show(
    <OrganisationForm
      onSubmit={(values) => {
        sent.push(values);
        return new Promise((resolve) => {
          answer = resolve;
        });
      }}
    />,
  );
  await user.type(field(/Organisation/), 'One');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(field(/Organisation/), ' and more');
  answer();
  await waitFor(() => expect(field(/Organisation/)).toHaveProperty('value', 'One and more'));
  expect(sent).toMatchObject([{ organisation: { name: 'One' } }]);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await waitFor(() => expect(useLeaveQuestion.getState().question).not.toBeNull());
  expect(screen.queryByText('Elsewhere')).toBeNull();
});
