import { z } from 'zod'
import * as mini from 'zod/mini'
import { contract, listOf, oneOf } from '../../../../shared/api/contract.ts'
import { named } from '../../../../shared/api/named.ts'
import { contactBody, enquiryFields, guestsMissing, inboxLimit } from '../../../../shared/content/forms/contact.ts'
import {
  assignee,
  assignment,
  chosenMessages,
  message,
  messageCounts,
  messageFile,
  messageFilters,
  messageList,
  replyBody,
  stateOfMessages,
  wholeMessage,
} from '../../../../shared/content/forms/inbox-admin.ts'
import { noteBody } from '../../../../shared/notes.ts'

/** The reply does not reveal whether the message was taken for spam. */
export const sentMessage = z.object({ _id: z.string() })

const enquiryBody = mini.extend(enquiryFields, {
  guests: mini.optional(
    mini.int(guestsMissing).check(mini.minimum(1, guestsMissing), mini.maximum(100_000, guestsMissing)),
  ),
})

const options = {
  access: 'visitor',
  group: 'Inbox',
  reply: oneOf(sentMessage),
  limit: inboxLimit,
} as const

export const sendContact = contract('post', '/admin/public/contact', {
  ...options,
  summary: 'Write to the owner of the site',
  body: contactBody,
})

export const sendEnquiry = contract('post', '/admin/public/enquiry', {
  ...options,
  summary: 'Enquire about an event or a service: what, when, where and for how many',
  body: enquiryBody,
})

const forStaff = { access: { staff: 'customers' }, group: 'Inbox' } as const
/** Staff with the `view` permission may read too. */
const reading = { ...forStaff, access: { staff: ['customers', 'view'] } } as const
const one = {
  ...forStaff,
  params: z.object({ id: z.uuid('Send the id.') }),
  reply: oneOf(wholeMessage),
  refusals: ['message.gone'],
} as const
const several = { ...forStaff, reply: oneOf(z.object({ count: z.int() })), refusals: ['message.gone'] } as const

export const listMessages = contract('get', '/api/v1/messages', {
  ...reading,
  summary: 'Messages and enquiries, by state, kind and text; without spam, unless it is asked for',
  query: messageList,
  reply: listOf(message),
})

export const countMessages = contract('get', '/api/v1/messages/counts', {
  ...reading,
  summary: 'Count messages by state for the filters',
  query: messageFilters,
  reply: oneOf(messageCounts),
})

export const readMessage = contract('get', '/api/v1/messages/{id}', {
  ...one,
  access: reading.access,
  summary: 'Read a message with its answers, notes and replies',
})

export const replyToMessage = contract('post', '/api/v1/messages/{id}/replies', {
  ...one,
  summary: 'Mail a reply to the sender of a message; a new message becomes open',
  refusals: ['message.gone', 'message.noAddress'],
  records: { act: 'message.reply' },
  body: replyBody,
})

export const addMessageNote = contract('post', '/api/v1/messages/{id}/notes', {
  ...one,
  summary: 'Add a note that only staff see',
  records: { act: 'message.note' },
  body: noteBody,
})

export const removeMessageNote = contract('delete', '/api/v1/messages/{id}/notes/{noteId}', {
  ...one,
  summary: 'Delete a note',
  records: { act: 'message.removeNote' },
  params: one.params.extend({ noteId: z.uuid('Send the id.') }),
})

export const setMessageStates = contract('post', '/api/v1/messages/state', {
  ...several,
  summary: 'Change the state of messages, all or none',
  records: { act: 'message.state' },
  body: stateOfMessages,
})

export const listAssignees = contract('get', '/api/v1/messages/assignees', {
  ...reading,
  summary: 'Members of staff whom messages can be assigned to',
  reply: listOf(assignee),
})

export const assignMessages = contract('post', '/api/v1/messages/assign', {
  ...several,
  summary: 'Assign messages to a member of staff or to no one, all or none; the assignee is told by mail',
  refusals: ['message.gone', 'message.assignee'],
  records: { act: 'message.assign' },
  body: assignment,
})

export const sendMessageFile = contract('get', '/forms/files/{id}', {
  access: 'visitor',
  group: 'Inbox',
  isPage: true,
  summary: 'Download a file of a message by the link in the message',
  params: z.object({ id: z.uuid('Send the id.') }),
  query: z.object({ until: z.coerce.number().default(0), key: z.string().max(100).default('') }),
  reply: z.string(),
  replyType: 'application/octet-stream',
  limit: { name: 'message-file', points: 60, seconds: 60, counts: 'reads' },
  refusals: ['file.notFound'],
})

export const deleteMessages = contract('post', '/api/v1/messages/delete', {
  ...several,
  summary: 'Delete one or several messages for good, all or none',
  records: { act: 'message.delete' },
  body: chosenMessages,
})

export const exportMessages = contract('get', '/api/v1/messages.csv', {
  ...forStaff,
  summary: 'Export messages as CSV',
  recent: true,
  records: { act: 'message.export', how: 'file' },
  query: messageFilters,
  reply: z.string(),
  replyType: 'text/csv',
})

named({
  assignee,
  assignment,
  chosenMessages,
  contactBody,
  message,
  messageCounts,
  messageFile,
  replyBody,
  sentMessage,
  stateOfMessages,
  wholeMessage,
})
