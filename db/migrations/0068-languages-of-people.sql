-- The language of the page on which somebody ordered, or wrote to the site (`hi-IN`): what they are written afterwards is in it. Null
-- where nobody knows: then it is the one that the site is written in.
alter table orders add column language text;
alter table messages add column language text;
