import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const inboxRefusals = {
  'file.kind': [415, 'This file cannot be taken. Please choose one of these: {kinds}.'],
  'file.bytes': [413, 'This file is too large. A file may have up to {limit} MB.'],
  'file.empty': [400, 'This file is empty. Please choose another one.'],
  'file.room': [
    507,
    'No more files can be taken at the moment. Please try again later, or send the form without them.',
  ],
  'file.notFound': [404, 'This file is not there any more, or the link to it is over. Please open the message again.'],
  'message.assignee': [409, 'They do not work with the inbox any more. Please choose somebody else.'],
  'message.noAddress': [409, 'This message came without an email address, so there is nobody to reply to.'],
  'message.gone': [404, 'The message no longer exists.'],
} as const satisfies RefusalTexts
