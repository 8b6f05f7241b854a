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

export const replyStates = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const

/**
 * A message with what staff have written about it, the newest first, and to its writer, the oldest first. A reply is kept where no
 * mail server is set up; one that failed is tried again for about two days.
 */
export const wholeMessage = message.extend({
  notes: z.array(z.object({ _id: z.string(), note: z.string(), by: z.string(), created: z.string() })),
  replies: z.array(
    z.object({
      _id: z.string(),
      text: z.string(),
      by: z.string(),
      created: z.string(),
      state: z.enum(replyStates),
    }),
  ),
})

export const replyBody = z.object({
  reply: z
    .string('Please write a reply.')
    .trim()
    .min(1, 'Please write a reply.')
    .max(5_000, 'A reply may have up to 5,000 characters.'),
})

/** By state, of those that fit the other filters; `all` is without spam. */
export const messageCounts = z.object({ all: z.int(), by: z.record(z.enum(messageStates), z.int()) })

const ids = z
  .array(z.uuid('Please give the ids of messages.'), 'Please choose messages.')
  .min(1, 'Please choose messages.')
  .max(100, 'Please choose up to 100 messages.')

export const chosenMessages = z.object({ ids })
export const stateOfMessages = z.object({ ids, state: z.enum(messageStates, 'Please choose a state.') })

export type ReplyState = (typeof replyStates)[number]
export type WholeMessage = z.output<typeof wholeMessage>
export type MessageReply = WholeMessage['replies'][number]
export type MessageNote = WholeMessage['notes'][number]
export type MessageFilters = z.output<typeof messageFilters>
export type MessageList = z.output<typeof messageList>
export type MessageCounts = z.output<typeof messageCounts>
export type Message = z.output<typeof message>
