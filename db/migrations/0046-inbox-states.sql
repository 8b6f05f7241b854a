-- What becomes of a message in the admin: somebody is at it, it is done, or it is spam after all. The list is read by state,
-- the newest first.

alter table messages drop constraint messages_state_check;
alter table messages add constraint messages_state_check check (state in ('NEW', 'OPEN', 'DONE', 'SPAM'));
create index messages_by_state on messages (site_id, state, created_at);
