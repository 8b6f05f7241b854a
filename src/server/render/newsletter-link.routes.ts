import { inOneForm, trimmed } from '../../shared/text.ts'
import type { Assets } from '../../storefront/document.tsx'
import { confirmByLink, findByLink, type LinkAct, leaveByLink } from '../modules/content/newsletter/index.ts'
import { leavingReason } from '../modules/content/newsletter/newsletter.contract.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { Refusal } from '../platform/refusal.ts'
import * as calls from './newsletter-link.contract.ts'
import { type LinkState, linkPage } from './newsletter-link-page.tsx'

/**
 * Where the newsletter's links lead (B16). Opening one changes nothing, because mail programs open links by themselves; the
 * page's button does. It works without script.
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

/** What stands in the list in place of a reason. */
const byOneClick = 'Unsubscribed in the mail program'

/** @returns what is wrong with what was entered */
async function follow(ctx: Ctx, act: LinkAct, id: string, reason: string): Promise<string | undefined> {
  const checked = leavingReason.safeParse(reason)
  if (act === 'leave' && !checked.success) return checked.error.issues[0]?.message
  await (act === 'leave' ? leaveByLink(ctx, id, checked.data ?? '') : confirmByLink(ctx, id)).catch(
    (error: unknown) => {
      // The page says that the link is not valid.
      if (!(error instanceof Refusal)) throw error
    },
  )
  return undefined
}

async function stateOf(ctx: Ctx, act: LinkAct, id: string): Promise<LinkState> {
  const status = (await findByLink(ctx, act, id))?.status
  if (status === undefined) return 'invalid'
  if (act === 'leave') return status === 'UNSUBSCRIBED' ? 'done' : 'open'
  return status === 'PENDING' ? 'open' : status === 'SUBSCRIBED' ? 'done' : 'invalid'
}

/**
 * What a mail program sends that unsubscribes for its reader (RFC 8058), in either of the two ways that it may. It brings no
 * session, and no reason: the link alone says who leaves (B107).
 */
function isOneClick(body: string): boolean {
  const sent = /name="?List-Unsubscribe"?\r?\n\r?\n([\w-]+)\r?\n/i.exec(body)?.[1]
  return (sent ?? new URLSearchParams(body).get('List-Unsubscribe')) === 'One-Click'
}

/** From the form as a browser sends it. */
function reasonIn(body: string): string {
  return trimmed(inOneForm(new URLSearchParams(body).get('reason') ?? ''))
}
