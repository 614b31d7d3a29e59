-- News go to an address only once its owner has said so with a mailed link.
alter table interests
  add column confirmation_hash bytea unique,
  add column confirmation_expires_at timestamptz,
  add column confirmed_at timestamptz,
  add constraint interests_news_confirmed check (confirmed_at is null or type = 'NEWS_UPDATES');
