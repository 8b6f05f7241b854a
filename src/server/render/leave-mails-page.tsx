import { renderToStaticMarkup } from 'react-dom/server'
import type { MailKind } from '../../shared/people/mail-kinds.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { asHtml } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'

/** `open`: waiting for the button; `done`: unsubscribed, now or earlier. */
type Shown = { kind: MailKind; id: string; state: 'open' | 'done' | 'invalid' }

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // The address contains the id, so it must not leak by the Referer header.
  'referrer-policy': 'no-referrer',
}

/** Renders the page to unsubscribe from a kind of mail, between the site's header and footer. */
export async function leavePage(ctx: Ctx, assets: Assets, shown: Shown): Promise<Response> {
  const info = pageInfo(ctx, { path: `/mails/${shown.kind}/leave`, query: {}, params: {} })
  const body = await renderBody(ctx, { schemaVersion: 1, sections: [] }, info, recordReads(ctx, new Set()))
  const inWords = <T,>(draw: () => T) =>
    drawingFor({ ...ctx.site.settings, prefix: ctx.site.language?.prefix ?? '' }, draw)
  const head = {
    title: `${inWords(() => headingOf(shown))} · ${ctx.site.name}`,
    description: '',
    canonical: '',
    image: undefined,
    type: 'website' as const,
    noIndex: true,
    structuredData: [],
  }
  const main = inWords(() => renderToStaticMarkup(<LeaveMain shown={shown} />))
  return new Response(await asHtml(ctx, assets, head, { ...body, main }), {
    status: shown.state === 'invalid' ? 404 : 200,
    headers,
  })
}

function headingOf({ kind, state }: Shown): string {
  if (state === 'invalid') return t('This link is not valid any more')
  if (kind === 'price-drops')
    return state === 'open' ? t('No more mails about lower prices?') : t('We mail you no more about lower prices')
  return state === 'open' ? t('No more requests for a review?') : t('We ask you for no more reviews')
}

function textOf({ state }: Shown): string {
  if (state === 'open') return t('One press, and they stop. Mails about your orders still come.')
  if (state === 'done') return t('You can have them again at any time, in your account under Your data.')
  return t('Please use the link of the latest email that you have.')
}

function LeaveMain({ shown }: { shown: Shown }) {
  const { kind, id, state } = shown
  return (
    <Band band={{ tone: 'plain', width: 'text', spacing: { base: 'normal' }, anchor: '' }}>
      <h1 className="text-3xl">{headingOf(shown)}</h1>
      <p className="mt-3 text-lg text-ink-soft" role={state === 'done' ? 'status' : undefined}>
        {textOf(shown)}
      </p>
      {state === 'open' ? (
        <form method="post" action={inLanguage(`/mails/${kind}/leave?id=${encodeURIComponent(id)}`)} className="mt-8">
          <Button type="submit">{t('Stop these mails')}</Button>
        </form>
      ) : (
        <a href={inLanguage('/')} className={buttonClass('secondary', 'mt-8')}>
          {t('Go to the home page')}
        </a>
      )}
    </Band>
  )
}
