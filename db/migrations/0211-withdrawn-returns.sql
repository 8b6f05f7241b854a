-- A customer withdraws their request to return (B345).
alter table order_returns drop constraint order_returns_state_check;
alter table order_returns add constraint order_returns_state_check
  check (state in ('REQUESTED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'PICKED_UP', 'RECEIVED', 'CLOSED'));
