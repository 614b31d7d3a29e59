import { Pause, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  CodeInput,
  ErrorSummary,
  FileDrop,
  MoneyInput,
  PasswordInput,
  PasswordMeter,
} from '../../src/form/index.ts';
import {
  Button,
  Checkbox,
  ChoiceTile,
  Field,
  FileRow,
  IconButton,
  Link,
  NativeSelect,
  SearchInput,
  TextArea,
  TextInput,
} from '../../src/index.ts';
import { Section } from './section.tsx';

export function FormSection() {
  const [code, setCode] = useState('123');
  return (
    <Section title="Form field">
      <ErrorSummary
        title="Two answers need attention"
        errors={[
          { fieldId: 'password', message: 'The password is too short!' },
          { message: 'feasibility-study.pdf is larger than 5 MB' },
        ]}
      />
      <Field label="Organisation name" hint="As written on the registration certificate.">
        <TextInput defaultValue="Kaduna Grain Processors Ltd" />
      </Field>
      <Field
        id="password"
        label="Password"
        error="The password is too short!"
        labelEnd={<Link href="#forgot">Forgot your password?</Link>}
      >
        <PasswordInput defaultValue="12345" />
      </Field>
      <PasswordMeter
        strength={3}
        label="Password strength"
        word="Medium"
        hints={['Missing: At least one digit!']}
      />
      <Field label="Project cost" optional>
        <MoneyInput currency="USD" defaultValue="2,480,000.00" />
      </Field>
      <Field label="Country">
        <NativeSelect>
          <option>Nigeria</option>
          <option>Kenya</option>
        </NativeSelect>
      </Field>
      <Field label="Message" optional="at most 500 letters">
        <TextArea />
      </Field>
      <Field label="Closed field" disabled>
        <TextInput defaultValue="Not open in this round" />
      </Field>
      <Field label="What kind of financing do you ask for?" group>
        <ChoiceTile name="kind" label="Senior loan" description="Repaid before other debt" defaultChecked />
        <ChoiceTile name="kind" label="Guarantee" description="Covers part of a lender's risk" />
      </Field>
      <Checkbox hint="You can change this later.">Keep me informed</Checkbox>
      <Field label="Code from the e-mail">
        <CodeInput value={code} onChange={setCode} />
      </Field>
      <Field label="Search" hideLabel>
        <SearchInput placeholder="Search applications" />
      </Field>
      <FileDrop chooseLabel="Choose files" dropLabel="or drop them here" onFiles={() => {}} />
      <FileRow
        name="business-plan.pdf"
        size="3.2 MB"
        state="CLEAN"
        stateText="Checked, no virus found"
        actions={
          <IconButton aria-label="Delete business-plan.pdf">
            <Trash2 size={18} />
          </IconButton>
        }
      />
      <FileRow
        name="audited-accounts-2024.pdf"
        size="64% of 4.6 MB"
        state="uploading"
        progress={64}
        progressLabel="Upload of audited-accounts-2024.pdf"
        actions={
          <IconButton aria-label="Pause">
            <Pause size={18} />
          </IconButton>
        }
      />
      <FileRow name="ownership-proof.docx" size="480 KB" state="PENDING" stateText="Being checked" />
      <FileRow
        name="feasibility-study.pdf"
        state="wrong"
        stateText="This file is 7.1 MB. Documents can be at most 5 MB."
        actions={
          <Button size="xs" variant="outline">
            Replace
          </Button>
        }
      />
    </Section>
  );
}
