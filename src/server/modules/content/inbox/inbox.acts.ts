import type { ActTexts, ThingNames } from '../../../../shared/running/act-texts.ts'

export const inboxThings = {
  message: 'Message',
} as const satisfies ThingNames

export const inboxActs = {
  'message.assign': ['message', 'assigned messages'],
  'message.delete': ['message', 'deleted messages'],
  'message.export': ['message', 'exported messages'],
  'message.note': ['message', 'wrote a note about a message'],
  'message.removeNote': ['message', 'deleted a note about a message'],
  'message.reply': ['message', 'replied to a message'],
  'message.state': ['message', 'changed the state of messages'],
} as const satisfies ActTexts
