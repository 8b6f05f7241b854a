-- A variant's options are worked out by an expression: a function with a query in it is started three times for each new variant, which
-- took more than half of the time that a row of variants takes. Their places are those in which jsonb keeps the names; filters look at
-- all of them, so rows that were written before stay as they are.
create or replace function alike_option(options jsonb, place integer) returns text
  language sql immutable parallel safe
  return alike_text(jsonb_path_query_array(options, '$.keyvalue()') -> (place - 1) ->> 'key') || E'\n' ||
    alike_text(jsonb_path_query_array(options, '$.keyvalue()') -> (place - 1) ->> 'value');
