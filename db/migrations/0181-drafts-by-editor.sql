-- A draft belongs to the tab that keeps it: a writer with two tabs has two. Null for drafts of clients that name no editor.
alter table post_drafts add column editor uuid;
alter table post_drafts drop constraint post_drafts_site_id_user_id_post_id_key;
alter table post_drafts add unique nulls not distinct (site_id, user_id, post_id, editor);
