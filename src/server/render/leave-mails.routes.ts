import type { Assets } from '../../storefront/document.tsx'
import { findByLeaveLink, leaveByLink } from '../modules/people/consents/index.ts'
import { type Route, route } from '../platform/http/route.ts'
import * as calls from './leave-mails.contract.ts'
import { leavePage } from './leave-mails-page.tsx'

/**
 * Unsubscribing from price-drop mails and review requests. Opening the page changes nothing, because mail clients prefetch
 * links; its button does, or a mail client's one-click POST (RFC 8058). No reason is required.
 */
export const leaveMailsRoutes = (assets: () => Assets): Route[] => [
  route(calls.showLeaving, async (ctx, { params: { kind }, query: { id } }) => {
    const has = await findByLeaveLink(ctx, kind, id)
    return leavePage(ctx, assets(), { kind, id, state: has === undefined ? 'invalid' : has ? 'open' : 'done' })
  }),
  route(calls.leaveMails, async (ctx, { params: { kind }, query: { id } }) => {
    const isKnown = (await findByLeaveLink(ctx, kind, id)) !== undefined
    if (isKnown) await leaveByLink(ctx, kind, id)
    return leavePage(ctx, assets(), { kind, id, state: isKnown ? 'done' : 'invalid' })
  }),
]
