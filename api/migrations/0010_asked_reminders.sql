-- Reminders that staff ask for: one a day for each assignment.
alter table reminders drop constraint reminders_kind_check,
  add constraint reminders_kind_check check (kind in ('RETURNED', 'DRAFT', 'REVIEW', 'ASKED'));
