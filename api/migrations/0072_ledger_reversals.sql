-- A mistake in the ledger is put right by a second row that names the first; a row is reversed once.
alter table fund_history add column reverses_id text unique references fund_history (id);
alter table fund_history add constraint fund_history_reversal_is_an_adjustment
  check (reverses_id is null or process = 'ADJUSTMENT');
-- Where two persons are named they are two.
alter table fund_history add constraint fund_history_two_persons check (approved_by <> created_by);
