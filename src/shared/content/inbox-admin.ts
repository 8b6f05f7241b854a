import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

export const messageKinds = ['CONTACT', 'ENQUIRY'] as const
/** New: nobody has looked after it. Open: somebody is at it. */
export const messageStates = ['NEW', 'OPEN', 'DONE', 'SPAM'] as const

export type MessageKind = (typeof messageKinds)[number]
export type MessageState = (typeof messageStates)[number]

/** Which messages: `q` is part of name, e-mail, mobile number or text. Spam is shown where it is asked for, and nowhere else. */
export const messageFilters = z.object({
  q: restList.q,
  state: z.enum(messageStates).optional(),
  kind: z.enum(messageKinds).optional(),
})

/** The newest first, unless the call says otherwise. */
export const messageList = messageFilters.extend({
  ...restList,
  sort: z.enum(['created', 'name']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A message as the owner reads it; `created` is an ISO instant. What a form asked beyond the rest stands in `answers`. */
export const message = z.object({
  _id: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  name: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  text: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  created: z.string(),
})

/** By state, of those that fit the other filters; `all` is without spam. */
export const messageCounts = z.object({ all: z.int(), by: z.record(z.enum(messageStates), z.int()) })

const ids = z
  .array(z.uuid('Please give the ids of messages.'), 'Please choose messages.')
  .min(1, 'Please choose messages.')
  .max(100, 'Please choose up to 100 messages.')

export const chosenMessages = z.object({ ids })
export const stateOfMessages = z.object({ ids, state: z.enum(messageStates, 'Please choose a state.') })

export type MessageFilters = z.output<typeof messageFilters>
export type MessageList = z.output<typeof messageList>
export type MessageCounts = z.output<typeof messageCounts>
export type Message = z.output<typeof message>
