import type { SentFile } from '../../shared/api/sent-file.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Ground, grounds } from '../../ui/band.tsx'
import { readForm } from '../modules/content/forms/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import * as calls from './form-page.contract.ts'
import { formPage } from './form-page.tsx'
import { takeAnswers } from './take-answers.ts'

type Asked = { id: string }
type Sent = [string, string | SentFile][]

/** A form's own page and its frame. Both work without script (B102, S41). */
export const formPageRoutes = (assets: () => Assets): Route[] => {
  async function show(ctx: Ctx, { id }: Asked, frame?: Ground) {
    return formPage(ctx, assets(), await readForm(ctx, id), { frame, progress: { state: 'open' } })
  }
  async function send(ctx: Ctx, { id }: Asked, body: Sent, frame?: Ground) {
    const form = await readForm(ctx, id)
    return formPage(ctx, assets(), form, { frame, progress: await takeAnswers(ctx, form, body) })
  }
  return [
    route(calls.showForm, (ctx, { params }) => show(ctx, params)),
    route(calls.sendForm, (ctx, { params, body }) => send(ctx, params, body)),
    route(calls.showFrame, (ctx, { params, query }) => show(ctx, params, groundOf(query.tone))),
    route(calls.sendFrame, (ctx, { params, query, body }) => send(ctx, params, body, groundOf(query.tone))),
  ]
}

function groundOf(tone: string): Ground {
  return Object.hasOwn(grounds, tone) ? (tone as Ground) : 'plain'
}
