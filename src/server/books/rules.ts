/**
 * Rules that hold for the orders, pieces, payments and documents of every site at any moment, between any two statements that are
 * committed. Each query selects what breaks one; its first column is the site, its second what is concerned. It runs as the owner of
 * the database, who sees every site.
 */
export const rules: Record<string, string> = {
  'a variant whose stock is not the sum of its moves': `
    select v.site_id, v.sku from variants v
    where v.stock <> (select coalesce(sum(quantity), 0) from stock_moves m where m.site_id = v.site_id and m.variant_id = v.id)`,
  'an order whose lines do not make its amount': `
    select o.site_id, o.number from orders o
    where o.items_amount is distinct from (
      select sum(quantity * unit_price) from order_lines l where l.site_id = o.site_id and l.order_id = o.id)`,
  'an order whose discounts are not those of its lines': `
    select o.site_id, o.number from orders o
    where o.discount_amount <> (
      select coalesce(sum((part->>'amount')::bigint), 0)
      from order_lines l, jsonb_array_elements(l.discounts) part
      where l.site_id = o.site_id and l.order_id = o.id)`,
  'an order whose taxes are not those of its lines and its shipping': `
    select o.site_id, o.number from orders o
    where o.tax_amount is distinct from (
      select sum(tax_amount) from order_lines l where l.site_id = o.site_id and l.order_id = o.id
    ) + (select coalesce(sum((part->>'tax')::bigint), 0) from jsonb_array_elements(o.shipping_taxes) part)`,
  'an order whose lowered price is not that of its lines and its shipping': `
    select o.site_id, o.number from orders o
    where o.reduced_amount - o.reduced_shipping <> (
      select coalesce(sum((part->>'amount')::bigint), 0)
      from order_lines l, jsonb_array_elements(l.reductions) part
      where l.site_id = o.site_id and l.order_id = o.id)`,
  'a lowered price of lines without a credit note of its amount': `
    select o.site_id, o.number from orders o
    where o.reduced_amount - o.reduced_shipping <> (
      select coalesce(sum(l.amount), 0) from invoices i join invoice_lines l on l.site_id = i.site_id and l.invoice_id = i.id
      where i.site_id = o.site_id and i.order_id = o.id and i.kind = 'CREDIT_NOTE'
      and l.order_position is not null and l.quantity is null)`,
  'an order whose state is not among its events': `
    select o.site_id, o.number from orders o
    where o.status not in ('CANCELLED', 'RETURNED') and not exists (
      select from order_events e where e.site_id = o.site_id and e.order_id = o.id and e.kind = o.status)`,
  'an order that was placed twice': `
    select o.site_id, o.number from orders o
    where 1 < (
      select count(*) from order_events e where e.site_id = o.site_id and e.order_id = o.id and e.kind = 'PLACED')`,
  // A variant that is deleted takes its moves along.
  'an order that holds other pieces than it has': `
    select o.site_id, o.number from orders o
    join (
      select site_id, order_id, variant_id, sum(quantity - cancelled - returned) as kept
      from order_lines group by site_id, order_id, variant_id) l on l.site_id = o.site_id and l.order_id = o.id
    join variants v on v.site_id = l.site_id and v.id = l.variant_id
    where (case when o.status = 'LAPSED' then 0 else l.kept end) <> -(
      select coalesce(sum(m.quantity), 0) from stock_moves m
      where m.site_id = o.site_id and m.order_id = o.id and m.variant_id = l.variant_id and m.reason <> 'WRITTEN_OFF')`,
  'an order that is over and keeps pieces, or goes on without any': `
    select o.site_id, o.number from orders o
    where o.status not in ('PENDING_PAYMENT', 'LAPSED') and (o.status in ('CANCELLED', 'RETURNED')) <> (
      select sum(quantity - cancelled - returned) = 0 from order_lines l
      where l.site_id = o.site_id and l.order_id = o.id)`,
  'a line that waits for other replacements than those promised or on their way': `
    select l.site_id, o.number from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
    where l.replacing <> (
      select coalesce(sum(rl.pieces), 0) from order_return_lines rl
      join order_returns r on r.site_id = rl.site_id and r.id = rl.return_id
      where rl.site_id = l.site_id and rl.order_id = l.order_id and rl.position = l.position
      and r.outcome = 'REPLACEMENT' and r.state = 'RECEIVED'
    ) + (
      select coalesce(sum(pl.pieces), 0) from parcel_lines pl
      join parcels p on p.site_id = pl.site_id and p.id = pl.parcel_id
      where pl.site_id = l.site_id and pl.order_id = l.order_id and pl.position = l.position
      and p.return_id is not null and p.state = 'SENT')`,
  'numbers of orders with gaps': `
    select site_id, min(number) from orders group by site_id having max(number) - min(number) + 1 <> count(*)`,
  'an order number that will be given again': `
    select n.site_id, n.last from order_numbers n
    where n.last <> (select max(number) from orders o where o.site_id = n.site_id)`,
  'an order paid at a payment service without one payment of its amount, or of more with the rest due back': `
    select o.site_id, o.number from orders o
    where o.payment_status = 'PAID' and o.payment_mode <> 'cod' and o.total_amount > 0 and 1 <> (
      select count(*) from payments p
      where p.site_id = o.site_id and p.order_id = o.id and p.status = 'PAID'
      and p.amount >= o.total_amount and p.owed >= p.amount - o.total_amount)`,
  'a payment counted for an order that is not paid': `
    select p.site_id, o.number from payments p join orders o on o.site_id = p.site_id and o.id = p.order_id
    where p.status = 'PAID' and (
      o.placed_at is null or o.payment_status not in ('PAID', 'REFUND_DUE', 'REFUNDED', 'DUE_ON_DELIVERY'))`,
  'cash of parcels that arrived, not booked': `
    select o.site_id, o.number from orders o
    where o.payment_mode = 'cod' and exists (
      select from parcels c where c.site_id = o.site_id and c.order_id = o.id and c.collect_amount > 0)
    and (
      select coalesce(sum(c.collect_amount), 0) from parcels c
      where c.site_id = o.site_id and c.order_id = o.id and c.state = 'DELIVERED'
    ) <> (
      select coalesce(sum(p.amount), 0) from payments p
      where p.site_id = o.site_id and p.order_id = o.id and p.provider = 'cod')`,
  // Refunds that staff made for other reasons count as owed too.
  'a cash order that has arrived and keeps more than was paid, or owes what was not': `
    select o.site_id, o.number from orders o
    cross join lateral (
      select coalesce(sum(p.amount), 0) as paid, coalesce(sum(p.back), 0) as back, coalesce(sum(p.owed), 0) as owed from payments p
      where p.site_id = o.site_id and p.order_id = o.id and p.provider = 'cod') cash
    cross join lateral (select o.total_amount - o.cancelled_amount - o.returned_amount - o.reduced_amount as kept) rest
    where o.payment_mode = 'cod' and o.payment_status = 'PAID' and o.status in ('DELIVERED', 'RETURN_REQUESTED')
    and exists (select from parcels c where c.site_id = o.site_id and c.order_id = o.id and c.collect_amount > 0)
    and (paid < kept or owed > paid - kept + back)`,
  'a payment whose refunds are not what it says is back': `
    select p.site_id, coalesce(o.number::text, p.reference) from payments p
    left join orders o on o.site_id = p.site_id and o.id = p.order_id
    where p.back <> (
      select coalesce(sum(r.amount), 0) from payment_refunds r
      where r.site_id = p.site_id and r.payment_id = p.id and r.state <> 'FAILED')`,
  'a document whose lines do not make its amounts': `
    select i.site_id, i.number from invoices i
    where i.total <> (
      select sum(amount) from invoice_lines l where l.site_id = i.site_id and l.invoice_id = i.id)
    or i.total - i.taxable <> i.centre_tax + i.state_tax + i.integrated_tax
    or i.total - i.taxable <> (select sum(tax) from invoice_lines l where l.site_id = i.site_id and l.invoice_id = i.id)`,
  'an invoice above its order, or credited above itself': `
    select i.site_id, i.number from invoices i join orders o on o.site_id = i.site_id and o.id = i.order_id
    where i.credits is null and (i.total > o.total_amount or i.total < (
      select coalesce(sum(c.total), 0) from invoices c where c.site_id = i.site_id and c.credits = i.id))`,
  'numbers of documents with gaps': `
    select s.site_id, s.series from invoice_series s
    where s.last <> (
      select count(*) from invoices i
      where i.site_id = s.site_id and regexp_replace(i.number, '/?(\\d\\d-\\d\\d)/\\d+$', '/\\1') = s.series)`,
}
