import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const inboxRefusals = {
  'file.kind': [415, 'We don’t accept this type of file. Choose one of these: {kinds}.'],
  'file.bytes': [413, 'This file is too large. A file may have up to {limit} MB.'],
  'file.empty': [400, 'This file is empty. Choose another one.'],
  'file.room': [507, 'We can’t store more files at the moment. Try again later, or send the form without them.'],
  'file.notFound': [404, 'This file or its link has expired. Open the message again.'],
  'message.assignee': [409, 'This person no longer has access to the inbox. Choose someone else.'],
  'message.noAddress': [409, 'This message has no email address, so you can’t reply.'],
  'message.gone': [404, 'This message was not found.'],
} as const satisfies RefusalTexts
