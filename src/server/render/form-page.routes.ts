import type { SentFile } from '../../shared/api/sent-file.ts'
import type { Assets } from '../../storefront/document.tsx'
import { type Ground, grounds } from '../../ui/band.tsx'
import { readForm } from '../modules/content/forms/index.ts'
import type { Ctx } from '../platform/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { refusal } from '../platform/refusal.ts'
import { languagesIn, siteIn } from '../platform/site-in-language.ts'
import * as calls from './form-page.contract.ts'
import { formPage } from './form-page.tsx'
import { takeAnswers } from './take-answers.ts'

type Asked = { id: string; language?: string | undefined }
type Sent = [string, string | SentFile][]

/** A form's own page and its frame. Both work without script (B102, S41). */
export const formPageRoutes = (assets: () => Assets): Route[] => {
  async function show(ctx: Ctx, { id, language }: Asked, frame?: Ground) {
    const own = spoken(ctx, language)
    return formPage(own, assets(), await readForm(own, id), { frame, progress: { state: 'open' } })
  }
  async function send(ctx: Ctx, { id, language }: Asked, body: Sent, frame?: Ground) {
    const own = spoken(ctx, language)
    const form = await readForm(own, id)
    return formPage(own, assets(), form, { frame, progress: await takeAnswers(own, form, body) })
  }
  return [
    route(calls.showForm, (ctx, { params }) => show(ctx, params)),
    route(calls.sendForm, (ctx, { params, body }) => send(ctx, params, body)),
    route(calls.showFrame, (ctx, { params, query }) => show(ctx, params, groundOf(query.tone))),
    route(calls.sendFrame, (ctx, { params, query, body }) => send(ctx, params, body, groundOf(query.tone))),
  ]
}

/**
 * The context with the site in the address's language.
 * @throws Refusal `request.notFound`
 */
function spoken(ctx: Ctx, asked: string | undefined): Ctx {
  if (asked === undefined) return ctx
  const language = languagesIn(ctx.site).find(({ prefix }) => prefix === `/${asked}`)
  if (!language) throw refusal('request.notFound')
  return { ...ctx, site: siteIn(ctx.site, language) }
}

function groundOf(tone: string): Ground {
  return Object.hasOwn(grounds, tone) ? (tone as Ground) : 'plain'
}
