-- Which machine sent a file whose form has not been sent: a keyed hash, which names nobody. Null once the form is sent.
alter table message_files add column machine text;
