import { CornerUpLeft } from 'lucide-react';
import { Avatar, Badge, Card, DescriptionList, Disclosure, Flag, Flex } from '../../src/index.ts';
import { Stepper } from '../../src/overlay/index.ts';
import { Section } from './section.tsx';

export const DataSection = () => (
  <Section title="Data">
    <Card padded display="flex" flexDirection="column" gap="6">
      <Flex gap="3" align="center">
        <Avatar name="Oluwadamilola Adeyemi" />
        <Flag code="NG" /> Nigeria <Badge>Draft</Badge>
      </Flex>
      <Stepper
        label="Where the application is"
        steps={[
          { title: 'Sent', detail: '3 Nov, 10:24', state: 'done' },
          { title: 'Under review', detail: '6 Nov to 20 Nov', state: 'done' },
          { title: 'Changes requested', detail: '20 Nov, due 4 Dec', state: 'now', icon: CornerUpLeft },
          { title: 'Received again', detail: 'After you send', state: 'todo' },
          { title: 'Decision', detail: 'Usually 30 to 45 days', state: 'todo' },
        ]}
      />
      <DescriptionList
        items={[
          { label: 'Amount requested', value: 'USD 1,240,500' },
          { label: 'Version', value: '1' },
          { label: 'Last saved', value: '20 Nov, 14:02' },
          { label: 'Files', value: '6, all checked' },
        ]}
      />
    </Card>
    <Stepper
      label="Sections"
      direction="vertical"
      steps={[
        { title: 'Eligibility', state: 'done' },
        { title: 'Financing request', state: 'now' },
        { title: 'Check and send', state: 'todo' },
      ]}
    />
    <DescriptionList
      columns={1}
      items={[
        { label: 'Country', value: 'Nigeria' },
        { label: 'Sector', value: 'Grain' },
      ]}
    />
    <Disclosure title="Can I stop and come back to my application?" open>
      Yes. Each field is saved to your account.
    </Disclosure>
    <Disclosure title="Which file types can I upload?">doc, docx, pdf or odt.</Disclosure>
  </Section>
);
