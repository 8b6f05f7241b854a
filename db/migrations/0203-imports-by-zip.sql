-- An import may come as a ZIP of its table and pictures: until the last part of it has come, it is being sent (B339).
alter table product_imports drop constraint product_imports_state_check;
alter table product_imports add constraint product_imports_state_check
  check (state in ('SENDING', 'READING', 'READY', 'APPLYING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'));
