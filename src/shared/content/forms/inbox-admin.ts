import { z } from 'zod'
import { restList } from '../../api/rest-list.ts'

export const messageKinds = ['CONTACT', 'ENQUIRY', 'FORM'] as const
/** NEW: not read yet. OPEN: in progress. */
export const messageStates = ['NEW', 'OPEN', 'DONE', 'SPAM'] as const

export type MessageKind = (typeof messageKinds)[number]
export type MessageState = (typeof messageStates)[number]

/** Filter by assignee: the caller, none, or the staff member with this id. */
const assigned = z.union([z.enum(['me', 'nobody']), z.uuid('Send the id of a user.')])

/** Filter by form: its id, or `gone` for forms that the site no longer has. */
const form = z.union([z.literal('gone'), z.uuid('Send the id of a form, or “gone”.')])

/** `q` is part of name, email, mobile number or text. Spam is listed only if `state` asks for it. */
export const messageFilters = z.object({
  q: restList.q,
  state: z.enum(messageStates).optional(),
  kind: z.enum(messageKinds).optional(),
  assigned: assigned.optional(),
  form: form.optional(),
})

/** Newest first by default. */
export const messageList = messageFilters.extend({
  ...restList,
  sort: z.enum(['created', 'name']).default('created'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** A message for the owner; `created` is an ISO instant. `answers` holds a form's further fields. */
export const message = z.object({
  _id: z.string(),
  kind: z.enum(messageKinds),
  state: z.enum(messageStates),
  name: z.string(),
  mobileNumber: z.string(),
  email: z.string(),
  text: z.string(),
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  /** The form that was answered, by its name then, or null. Its `_id` is null once it is deleted. */
  form: z.object({ _id: z.string().nullable(), name: z.string() }).nullable(),
  /** The responsible staff member, or null. */
  assignee: z.object({ _id: z.string(), name: z.string() }).nullable(),
  created: z.string(),
})

/** A staff member with access to the inbox. */
export const assignee = z.object({ _id: z.string(), name: z.string() })

/** A file attached to a message. `size` is in bytes; `url` expires after 15 minutes. */
export const messageFile = z.object({
  ...{ _id: z.string(), name: z.string(), contentType: z.string(), size: z.int(), url: z.string() },
})

export const replyStates = ['WAITING', 'SENT', 'KEPT', 'FAILED'] as const

/**
 * A message with internal notes, newest first, and replies, oldest first. A reply is KEPT if no mail server is set up; a FAILED
 * one is retried for about two days.
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
    .string('Write a reply.')
    .trim()
    .min(1, 'Write a reply.')
    .max(5_000, 'A reply may have up to 5,000 characters.'),
})

/** Counts by state that match the other filters; `all` excludes spam. */
export const messageCounts = z.object({ all: z.int(), by: z.record(z.enum(messageStates), z.int()) })

const ids = z
  .array(z.uuid('Send the ids of messages.'), 'Choose messages.')
  .min(1, 'Choose messages.')
  .max(100, 'Choose up to 100 messages.')

export const chosenMessages = z.object({ ids })
export const stateOfMessages = z.object({ ids, state: z.enum(messageStates, 'Choose a state.') })

/** `assignee` is a staff member, or null for none. */
export const assignment = z.object({ ids, assignee: z.uuid('Choose who handles it.').nullable() })

/** Forms in alphabetical order, with the number of their answers; `gone` counts those to deleted forms. */
export const answerCounts = z.object({
  forms: z.array(z.object({ _id: z.string(), name: z.string(), count: z.int() })),
  gone: z.int(),
})

export type AnswerCounts = z.output<typeof answerCounts>
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
