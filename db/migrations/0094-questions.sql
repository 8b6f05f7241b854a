-- What customers ask about a product. Visitors see a question once the shop has answered it.
create table product_questions (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  product_id uuid not null,
  user_id uuid not null,
  question text not null check (question <> ''),
  -- Empty until it is answered.
  answer text not null default '',
  answered_at timestamptz,
  -- Of the page on which it was asked: `hi-IN`.
  language text,
  hidden boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (site_id, id),
  foreign key (site_id, product_id) references products (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id) on delete cascade,
  check ((answer = '') = (answered_at is null))
);
create index product_questions_shown on product_questions (site_id, product_id, answered_at desc, id desc)
  where answered_at is not null and not hidden;
create index product_questions_by_product on product_questions (site_id, product_id);
create index product_questions_waiting on product_questions (site_id, created_at) where answered_at is null and not hidden;
create index product_questions_by_age on product_questions (site_id, created_at, id);
create index product_questions_by_writer on product_questions (site_id, user_id);
call make_site_table('product_questions');

call distribute_site_tables();
