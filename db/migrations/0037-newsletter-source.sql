-- Where a person said last that they want the newsletter, or no more: in the form of a page, or in their account. A row is the consent
-- itself, and `changed_at` its date. Until now there was the form alone, and links from mails that belong to it.
alter table newsletter_subscribers
  add column source text not null default 'FORM' check (source in ('FORM', 'ACCOUNT'));
