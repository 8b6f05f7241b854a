-- The fee for cash on delivery (B293): part of what delivery costs, and of nothing but that.
alter table orders add column cash_fee_amount bigint not null default 0;
alter table orders add constraint orders_cash_fee check (cash_fee_amount between 0 and shipping_amount);
