-- What an order's quote said of taxes and discounts (B243): the kind of tax, the shipping by GST rate, and of each line its
-- discounts and the centre's half of its tax.
alter table orders add column tax_kind text not null default 'GST'
  check (tax_kind in ('CGST+SGST', 'CGST+UTGST', 'IGST', 'GST', 'COMPOSITION', 'NONE'));
alter table orders add column discount_amount bigint not null default 0 check (discount_amount >= 0);
alter table orders add column shipping_taxes jsonb not null default '[]';
alter table orders drop constraint orders_check;
alter table orders add constraint orders_total
  check (total_amount = items_amount - discount_amount + shipping_amount and total_amount >= 0);
alter table order_lines add column discounts jsonb not null default '[]';
-- Null: placed before, when halves were made of sums on each print. Their invoices stay as they were.
alter table order_lines add column centre_tax_amount bigint
  check (centre_tax_amount >= 0 and centre_tax_amount <= tax_amount);

update orders set
  tax_kind = case
    when seller.state = '' then 'GST'
    when seller.state is distinct from orders.address->>'state' then 'IGST'
    when seller.state in (
      'Andaman and Nicobar Islands', 'Chandigarh', 'Dadra and Nagar Haveli and Daman and Diu', 'Ladakh', 'Lakshadweep'
    ) then 'CGST+UTGST'
    else 'CGST+SGST'
  end
from (
  select id, coalesce(nullif(settings->'gst'->>'state', ''), settings->'business'->'address'->>'state', '') as state
  from sites
) seller
where seller.id = orders.site_id;

-- Shipping had the highest rate among the lines.
update orders set
  shipping_taxes = jsonb_build_array(jsonb_build_object(
    'rate', lines.rate, 'amount', orders.shipping_amount, 'tax', orders.tax_amount - lines.tax, 'centreTax', null
  ))
from (
  select site_id, order_id, max(gst_rate) as rate, sum(tax_amount) as tax from order_lines group by site_id, order_id
) lines
where lines.site_id = orders.site_id and lines.order_id = orders.id and orders.shipping_amount > 0;
