import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

export const messageKinds = ['CONTACT', 'ENQUIRY', 'FORM'] as const
/** New: nobody has looked after it. Open: somebody is at it. */
export const messageStates = ['NEW', 'OPEN', 'DONE', 'SPAM'] as const

export type MessageKind = (typeof messageKinds)[number]
export type MessageState = (typeof messageStates)[number]

/** Whose messages: of whoever asks, of nobody, or of the member of staff with this id. */
const assigned = z.union([z.enum(['me', 'nobody']), z.uuid('Please give the id of somebody.')])

/** Which messages: `q` is part of name, e-mail, mobile number or text. Spam is shown where it is asked for, and nowhere else. */
export const messageFilters = z.object({
  q: restList.q,
  state: z.enum(messageStates).optional(),
  kind: z.enum(messageKinds).optional(),
  assigned: assigned.optional(),
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
  /** Who of staff looks after it; null for nobody. */
  assignee: z.object({ _id: z.string(), name: z.string() }).nullable(),
  created: z.string(),
})

/** Somebody whom messages can be assigned to: who may work with the inbox. */
export const assignee = z.object({ _id: z.string(), name: z.string() })

/** A file that came with a message. `size` is in bytes; `url` is good for a quarter of an hour. */
export const messageFile = z.object({
  ...{ _id: z.string(), name: z.string(), contentType: z.string(), size: z.int(), url: z.string() },
})

export const replyStates = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const

/**
 * A message with what staff have written about it, the newest first, and to its writer, the oldest first. A reply is kept where no
 * mail server is set up; one that failed is tried again for about two days.
 */
export const wholeMessage = message.extend({
  files: z.array(messageFile),
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

/** `assignee` is a member of staff, or null for nobody. */
export const assignment = z.object({ ids, assignee: z.uuid('Please choose who looks after it.').nullable() })

export type Assignee = z.output<typeof assignee>
export type MessageFile = z.output<typeof messageFile>
export type ReplyState = (typeof replyStates)[number]
export type WholeMessage = z.output<typeof wholeMessage>
export type MessageReply = WholeMessage['replies'][number]
export type MessageNote = WholeMessage['notes'][number]
export type MessageFilters = z.output<typeof messageFilters>
export type MessageList = z.output<typeof messageList>
export type MessageCounts = z.output<typeof messageCounts>
export type Message = z.output<typeof message>
