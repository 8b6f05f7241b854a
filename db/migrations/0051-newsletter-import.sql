-- Subscribers that the owner brings along from elsewhere. `changed_at` is the day on which the person said it, `source_note` where they
-- said it, as the owner states it; both belong to the consent. A name is there only where the file had one.
alter table newsletter_subscribers drop constraint newsletter_subscribers_source_check;
alter table newsletter_subscribers add constraint newsletter_subscribers_source_check
  check (source in ('FORM', 'ACCOUNT', 'IMPORT'));
alter table newsletter_subscribers
  add column source_note text not null default '',
  add column name text not null default '';
