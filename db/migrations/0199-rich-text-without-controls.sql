-- Rich text keeps no control characters (B170). Those that were written as entities have come in before, and feeds and workbooks with them
-- cannot be read.
update products set
  description = regexp_replace(translate(description, e'\u000b\u000c', '  '), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]', '', 'g'),
  summary = regexp_replace(translate(summary, e'\u000b\u000c', '  '), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]', '', 'g')
  where description || summary ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]';
update posts set
  body = regexp_replace(translate(body, e'\u000b\u000c', '  '), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]', '', 'g')
  where body ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]';
update size_guides set
  note = regexp_replace(translate(note, e'\u000b\u000c', '  '), '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]', '', 'g')
  where note ~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]';
