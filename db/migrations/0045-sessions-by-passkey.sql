-- Whether whoever has a session has shown a passkey of their account, when it began or since.
alter table sessions add by_passkey boolean not null default false;
alter table entry_tokens add by_passkey boolean not null default false;
