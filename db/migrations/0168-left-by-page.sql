-- When an address left on a page of the site without the link of a mail. Anybody can do that, and the mail's link undoes it, so
-- `changed_at`, `source` and `source_note` stay those of the consent before.
alter table newsletter_subscribers add column left_at timestamptz;
