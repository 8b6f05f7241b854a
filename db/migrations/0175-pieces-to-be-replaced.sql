-- Of the delivered pieces of a line: those that came back and whose replacement has not arrived yet. They are in no other return.
alter table order_lines add column replacing integer not null default 0;

update order_lines l set replacing = least(l.delivered - l.in_return, owed.pieces)
from (
  select site_id, order_id, position, sum(pieces) as pieces
  from (
    select rl.site_id, rl.order_id, rl.position, rl.pieces
    from order_return_lines rl
    join order_returns r on r.site_id = rl.site_id and r.id = rl.return_id
    where r.state = 'RECEIVED' and r.outcome = 'REPLACEMENT'
    union all
    select pl.site_id, pl.order_id, pl.position, pl.pieces
    from parcel_lines pl
    join parcels p on p.site_id = pl.site_id and p.id = pl.parcel_id
    where p.state = 'SENT' and p.return_id is not null
  ) waiting
  group by site_id, order_id, position
) owed
where owed.site_id = l.site_id and owed.order_id = l.order_id and owed.position = l.position;

alter table order_lines drop constraint order_line_pieces;
alter table order_lines add constraint order_line_pieces check (
  cancelled >= 0 and shipped >= 0 and delivered >= 0 and returned >= 0 and in_return >= 0 and replacing >= 0
  and in_return + replacing <= delivered and cancelled + shipped + delivered + returned <= quantity);

call distribute_site_tables();
