import { type Route, route } from '../../../platform/http/route.ts'
import type { Recording } from '../../module.ts'
import { checkActivity, exportActivity, listActivity } from './activity.ts'
import * as calls from './audit.contract.ts'
import { readEntry } from './entry.ts'
import { undo } from './undo.ts'

/** @param recording the things that are recorded, and those whose changes can be undone, as the modules state them */
export const auditRoutes = (recording: Recording): Route[] => [
  route(calls.listActivity, (ctx, { query }) => listActivity(ctx, query)),
  route(calls.exportActivity, async (ctx, { query }) => exportActivity(ctx, query)),
  route(calls.checkActivity, async (ctx) => ({ data: await checkActivity(ctx) })),
  route(calls.readEntry, async (ctx, { params }) => ({ data: await readEntry(ctx, recording, params.number) })),
  route(undoCall(recording), async (ctx, { params }) => ({ data: await undo(ctx, recording, params.number) })),
]

/** The call, with the refusals of the verbs by which the modules write back. */
function undoCall({ reversible }: Recording): typeof calls.undoEntry {
  const ofModules = Object.values(reversible).flatMap(({ refusals }) => refusals)
  const refusals = new Set([...(calls.undoEntry.refusals ?? []), ...ofModules])
  return { ...calls.undoEntry, refusals: [...refusals].sort() }
}
