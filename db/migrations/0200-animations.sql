-- Whether a picture moves: pages show its first frame, and its owner is told so. Pictures of before are not looked at again.
alter table media add column is_animated boolean not null default false;
