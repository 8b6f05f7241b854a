import { inOneForm, trimmed } from '../../shared/text.ts'
import type { Assets } from '../../storefront/document.tsx'
import {
  confirmByLink,
  findByLink,
  type LinkAct,
  leaveByLink,
  undoByLink,
} from '../modules/content/newsletter/index.ts'
import { leavingReason } from '../modules/content/newsletter/newsletter.contract.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { Refusal } from '../platform/refusal.ts'
import * as calls from './newsletter-link.contract.ts'
import { type LinkState, linkPage } from './newsletter-link-page.tsx'

/**
 * Pages of the newsletter's links (B16). Opening one changes nothing, because mail clients prefetch links; its button does.
 * Works without script.
 */
export const newsletterLinkRoutes = (assets: () => Assets): Route[] => [
  route(calls.showLink, async (ctx, { params: { act }, query: { id } }) =>
    linkPage(ctx, assets(), { act, id, state: await stateOf(ctx, act, id) }),
  ),
  route(calls.followLink, async (ctx, { params: { act }, query: { id }, body }) => {
    const fault = await follow(ctx, act, id, isOneClick(body) ? byOneClick : reasonIn(body))
    const state = await stateOf(ctx, act, id)
    return linkPage(ctx, assets(), { act, id, state, ...(state === 'open' ? { fault } : {}) })
  }),
]

/** Stored in place of a reason. */
const byOneClick = 'Unsubscribed in the mail program'

/** @returns the error in the input, if any */
async function follow(ctx: Ctx, act: LinkAct, id: string, reason: string): Promise<string | undefined> {
  const checked = leavingReason.safeParse(reason)
  if (act === 'leave' && !checked.success) return checked.error.issues[0]?.message
  await acts[act](ctx, id, checked.data ?? '').catch((error: unknown) => {
    // The page says that the link is not valid.
    if (!(error instanceof Refusal)) throw error
  })
  return undefined
}

const acts: Record<LinkAct, (ctx: Ctx, id: string, reason: string) => Promise<void>> = {
  confirm: confirmByLink,
  leave: leaveByLink,
  undo: undoByLink,
}

async function stateOf(ctx: Ctx, act: LinkAct, id: string): Promise<LinkState> {
  const status = (await findByLink(ctx, act, id))?.status
  if (status === undefined) return 'invalid'
  if (act === 'leave') return status === 'UNSUBSCRIBED' ? 'done' : 'open'
  if (act === 'undo') return status === 'UNSUBSCRIBED' ? 'open' : 'done'
  return status === 'PENDING' ? 'open' : status === 'SUBSCRIBED' ? 'done' : 'invalid'
}

/**
 * A mail client's one-click unsubscription (RFC 8058), in either of its two encodings. It has no session and no reason: the
 * link alone identifies the subscriber (B107).
 */
function isOneClick(body: string): boolean {
  const sent = /name="?List-Unsubscribe"?\r?\n\r?\n([\w-]+)\r?\n/i.exec(body)?.[1]
  return (sent ?? new URLSearchParams(body).get('List-Unsubscribe')) === 'One-Click'
}

/** Reads a browser's form. */
function reasonIn(body: string): string {
  return trimmed(inOneForm(new URLSearchParams(body).get('reason') ?? ''))
}
