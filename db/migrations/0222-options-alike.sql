-- Lists are filtered by options and fields through an index. Under row-level security PostgreSQL uses one only for comparisons that reveal
-- nothing, such as that of a stored column with a text, not for those of a function's result.

create function alike_option(options jsonb, place integer) returns text
  language sql immutable parallel safe
  return (
    select alike_text(name) || E'\n' || alike_text(value) from jsonb_each_text(options) one (name, value)
    order by name offset place - 1 limit 1);

alter table variants
  add column first_option text generated always as (alike_option(options, 1)) stored,
  add column second_option text generated always as (alike_option(options, 2)) stored,
  add column third_option text generated always as (alike_option(options, 3)) stored;
create index variants_by_first_option on variants (site_id, first_option, product_id)
  where first_option is not null and archived_at is null;
create index variants_by_second_option on variants (site_id, second_option, product_id)
  where second_option is not null and archived_at is null;
create index variants_by_third_option on variants (site_id, third_option, product_id)
  where third_option is not null and archived_at is null;

alter table product_field_values add column alike text generated always as (alike_text(value)) stored;
create index product_field_values_alike on product_field_values (site_id, field_id, alike, product_id);
