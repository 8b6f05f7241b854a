-- Which member of staff looks after a message. Who has left, or may not see the inbox any more, looks after none. That is decided where it
-- is read, so nothing refers here to people: no change of a role, and nobody's leaving, has to touch messages.

alter table messages add column assignee_id uuid;
create index messages_by_assignee on messages (site_id, assignee_id) where assignee_id is not null;
