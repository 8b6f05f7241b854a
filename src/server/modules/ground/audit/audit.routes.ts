import { type Route, route } from '../../../platform/http/route.ts'
import type { ReversibleThings } from '../../module.ts'
import { checkActivity, exportActivity, listActivity } from './activity.ts'
import * as calls from './audit.contract.ts'
import { readEntry } from './entry.ts'
import { undo } from './undo.ts'

/** @param reversible the things whose changes can be undone, as the modules state them */
export const auditRoutes = (reversible: ReversibleThings): Route[] => [
  route(calls.listActivity, (ctx, { query }) => listActivity(ctx, query)),
  route(calls.exportActivity, async (ctx, { query }) => exportActivity(ctx, query)),
  route(calls.checkActivity, async (ctx) => ({ data: await checkActivity(ctx) })),
  route(calls.readEntry, async (ctx, { params }) => ({ data: await readEntry(ctx, reversible, params.number) })),
  route(calls.undoEntry, async (ctx, { params }) => ({ data: await undo(ctx, reversible, params.number) })),
]
