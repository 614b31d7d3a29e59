import { useState } from 'react';
import { Badge, Button, Card, Field, Flex, SearchInput, TextArea } from '../../src/index.ts';
import {
  ActiveFilter,
  ConfirmDialog,
  Drawer,
  FilterBar,
  FilterChip,
  Menu,
  Pagination,
  Popover,
  Tabs,
} from '../../src/overlay/index.ts';
import { DataTable } from '../../src/table/index.ts';
import { Section } from './section.tsx';

type Row = readonly [title: string, owner: string, state: string, amount: string];

const rows: readonly Row[] = [
  ['Tariff revenue loss, 2024 claim period', 'Ministry of Trade', 'Under review', '6,626,400'],
  ['Bonded warehouse at an inland port', 'Tamani Logistics', 'Recommended', '3,900,000'],
];

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'wide'>();
  const [page, setPage] = useState(3);
  const [language, setLanguage] = useState('en');
  const close = () => setOpen(undefined);
  return (
    <Section title="Over the page">
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Button variant="outline" onClick={() => setOpen('wide')}>
          Open wide drawer
        </Button>
        <Menu
          trigger={<Button variant="ghost">Language</Button>}
          onSelect={setLanguage}
          items={[
            { value: 'en', label: 'English', checked: language === 'en' },
            { value: 'fr', label: 'Français', checked: language === 'fr' },
            { value: 'ar', label: 'العربية', checked: language === 'ar' },
            { value: 'out', label: 'Logout' },
          ]}
        />
      </Flex>
      <FilterBar label="Filters" onClear={close}>
        <Field label="Search" hideLabel>
          <SearchInput placeholder="Search applications" />
        </Field>
        <ActiveFilter label="Under review" onRemove={close} />
        <Menu
          align="start"
          trigger={<FilterChip>Status</FilterChip>}
          items={[{ value: 'a', label: 'Approved', checked: true }]}
          stayOpen
        />
        <Popover label="Choose dates" trigger={<FilterChip>Any date</FilterChip>}>
          {(shut) => <Button onClick={shut}>Apply</Button>}
        </Popover>
      </FilterBar>
      <Card>
        <DataTable
          label="Recent applications"
          look="roomy"
          columns={[
            { id: 'title', header: 'Application', sorts: 'ASC', cell: ([title]: Row) => title },
            { id: 'owner', header: 'Organisation', cell: ([, owner]: Row) => owner },
            {
              id: 'state',
              header: 'Status',
              cell: ([, , state]: Row) => <Badge palette="lagoon">{state}</Badge>,
            },
            { id: 'amount', header: 'Requested, USD', end: true, cell: ([, , , amount]: Row) => amount },
          ]}
          rows={rows}
          rowId={([title]) => title}
          rowName={([title]) => title}
          sort={{ by: 'title', order: 'ASC' }}
          onSort={() => {}}
        />
      </Card>
      <Pagination
        page={page}
        pageSize={25}
        total={378}
        onPage={setPage}
        onPageSize={() => {}}
        summary="51 to 75 of 378"
      />
      <Tabs
        label="Parts"
        tabs={[
          { value: 'answers', label: 'Answers', content: 'What was answered' },
          { value: 'scoring', label: 'Scoring', content: 'What it scored' },
        ]}
      />
      <ConfirmDialog
        open={open === 'dialog'}
        onCancel={close}
        onConfirm={close}
        danger
        title="Withdraw this application?"
        confirmLabel="Withdraw"
        cancelLabel="Keep it"
        form={
          <Field label="Reason" optional>
            <TextArea />
          </Field>
        }
      >
        The Fund stops working on CF-2025-000045. You can ask to reopen it within 90 days.
      </ConfirmDialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Menu" footer="Signed in as Aïcha">
        Rows
      </Drawer>
      <Drawer open={open === 'wide'} onClose={close} title="Details" size="lg">
        Rows
      </Drawer>
    </Section>
  );
}
