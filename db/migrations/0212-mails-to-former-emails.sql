-- Mails to an email that its user has changed since: deleted with the user, whom the recipient names no more.
alter table mails add column user_id uuid;
create index mails_by_recipient on mails (site_id, recipient);
create index mails_by_user on mails (site_id, user_id) where user_id is not null;
