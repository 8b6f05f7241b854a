-- The variant of a picture that could not be made after several tries, such as `1600.avif`, or `original` when that is gone: no
-- more is tried. Empty while nothing failed.
alter table media add column given_up text not null default '' check (given_up ~ '^([0-9]+\.[a-z]+|original)?$');
