-- A text as filters of lists compare it: case, blanks and joiners do not tell two values apart.
create function alike_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(btrim(regexp_replace(without_joiners(value), '\s+', ' ', 'g')));
