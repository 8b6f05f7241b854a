-- Invoices, bills of supply and credit notes, frozen when they are issued (B255), and the series that number them (B256).
create table invoice_series (
  site_id integer not null default current_site() references sites (id) on delete cascade,
  -- Prefix and financial year: INV/26-27.
  series text not null,
  last integer not null check (last > 0),
  primary key (site_id, series)
);
call make_site_table('invoice_series');

create table invoices (
  site_id integer not null default current_site(),
  id uuid not null default uuidv7(),
  order_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('INVOICE', 'BILL_OF_SUPPLY', 'CREDIT_NOTE')),
  -- Rule 46 of the CGST Rules: at most 16 letters, digits, hyphens and slashes.
  number text not null check (number ~ '^[A-Z0-9/-]{1,16}$'),
  -- In the site's time zone.
  issued_on date not null,
  issued_at timestamptz not null,
  -- The invoice that a credit note is about.
  credits uuid,
  -- Why, shown to the buyer.
  reason text not null default '',
  order_number integer not null,
  ordered_on date not null,
  currency text not null,
  seller jsonb not null,
  buyer jsonb not null,
  buyer_gstin text not null default '',
  tax_kind text not null check (tax_kind in ('CGST+SGST', 'CGST+UTGST', 'IGST', 'GST', 'COMPOSITION', 'NONE')),
  -- Place of supply: state, and its code of two digits.
  place text not null,
  place_code text not null,
  -- Table of GSTR-1; null for what is not in it.
  section text check (section in ('B2B', 'B2CL', 'B2CS')),
  total bigint not null check (total >= 0),
  taxable bigint not null check (taxable >= 0),
  centre_tax bigint not null check (centre_tax >= 0),
  -- SGST or UTGST.
  state_tax bigint not null check (state_tax >= 0),
  integrated_tax bigint not null check (integrated_tax >= 0),
  primary key (site_id, id),
  unique (site_id, number),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, user_id) references users (site_id, id),
  foreign key (site_id, credits) references invoices (site_id, id) on delete cascade,
  check ((kind = 'CREDIT_NOTE') = (credits is not null)),
  check (total = taxable + centre_tax + state_tax + integrated_tax)
);
-- An order has one invoice.
create unique index invoices_of_orders on invoices (site_id, order_id) where kind <> 'CREDIT_NOTE';
create index invoices_by_order on invoices (site_id, order_id);
create index invoices_by_credits on invoices (site_id, credits) where credits is not null;
create index invoices_by_user on invoices (site_id, user_id);
create index invoices_by_day on invoices (site_id, issued_on, id);
create index invoices_by_section on invoices (site_id, section, issued_on, id) where section is not null;
call make_site_table('invoices');

create table invoice_lines (
  site_id integer not null default current_site(),
  invoice_id uuid not null,
  position integer not null,
  -- The order's line; null for shipping.
  order_position integer,
  name text not null,
  detail text not null,
  hsn text not null,
  -- Unit quantity code of GST.
  unit text not null,
  -- Null for shipping.
  quantity integer check (quantity > 0),
  -- Per piece, GST included; null for shipping.
  unit_price bigint check (unit_price >= 0),
  discount bigint not null check (discount >= 0),
  -- GST in percent.
  rate smallint not null,
  -- After discounts, GST included.
  amount bigint not null check (amount >= 0),
  tax bigint not null check (tax between 0 and amount),
  -- The centre's half of the tax; 0 if it is not shared.
  centre_tax bigint not null check (centre_tax between 0 and tax),
  primary key (site_id, invoice_id, position),
  foreign key (site_id, invoice_id) references invoices (site_id, id) on delete cascade
);
call make_site_table('invoice_lines');

-- What was issued stays as it is: the buyer alone is changed, when a deleted customer is forgotten.
revoke update, delete on invoices, invoice_lines from haat_web;
grant update (buyer) on invoices to haat_web;
revoke delete on invoice_series from haat_web;

call distribute_site_tables();
