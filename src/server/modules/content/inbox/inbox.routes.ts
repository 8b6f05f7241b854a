import { type Route, route } from '../../../platform/http/route.ts'
import { assign, listAssignees } from './assignment.ts'
import { exportMessages } from './export-messages.ts'
import * as calls from './inbox.contract.ts'
import { keepContact, keepEnquiry } from './inbox.ts'
import {
  addNote,
  countMessages,
  deleteMessages,
  listMessages,
  readMessage,
  removeNote,
  reply,
  setState,
} from './messages.ts'
import { sendFile } from './send-file.ts'

export const inboxRoutes: Route[] = [
  route(calls.sendContact, async (ctx, { body }) => ({ data: await keepContact(ctx, body) })),
  route(calls.sendEnquiry, async (ctx, { body }) => ({ data: await keepEnquiry(ctx, body) })),
  route(calls.listMessages, (ctx, { query }) => listMessages(ctx, query)),
  route(calls.exportMessages, async (ctx, { query }) => exportMessages(ctx, query)),
  route(calls.countMessages, async (ctx, { query }) => ({ data: await countMessages(ctx, query) })),
  route(calls.listAssignees, (ctx) => listAssignees(ctx)),
  route(calls.readMessage, async (ctx, { params }) => ({ data: await readMessage(ctx, params.id) })),
  route(calls.replyToMessage, async (ctx, { params, body }) => ({ data: await reply(ctx, params.id, body.reply) })),
  route(calls.addMessageNote, async (ctx, { params, body }) => ({ data: await addNote(ctx, params.id, body.note) })),
  route(calls.removeMessageNote, async (ctx, { params }) => ({
    data: await removeNote(ctx, params.id, params.noteId),
  })),
  route(calls.setMessageStates, async (ctx, { body }) => ({
    data: { count: await setState(ctx, body.ids, body.state) },
  })),
  route(calls.assignMessages, async (ctx, { body }) => ({
    data: { count: await assign(ctx, body.ids, body.assignee) },
  })),
  route(calls.sendMessageFile, (ctx, { params, query }) => sendFile(ctx, params.id, query)),
  route(calls.deleteMessages, async (ctx, { body }) => ({ data: { count: await deleteMessages(ctx, body.ids) } })),
]
