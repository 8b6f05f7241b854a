import { renderToStaticMarkup } from 'react-dom/server'
import { pictureUrl } from '../../shared/content/media/pictures.ts'
import type { PageDocument } from '../../shared/content/pages/page-document.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import type { Ctx, Site } from '../platform/context.ts'
import type { Address } from './address.ts'
import { asHtml, drawPage, type MadePage } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'

/** Account pages, and those of orders placed while the site was open. Staff sign in here too. */
const answered = new Set([
  ...['login', 'signup', 'reset-password', 'payment-success', 'payment-result', 'overview', 'orders', 'order'],
  ...['addresses', 'profile', 'change-password', 'devices', 'own-data'],
])

const alone = { header: null, footer: null, announcement: null }

/** Cache key of a closed site's page for visitors: one for all addresses, except account pages. */
export function closedKey({ route, key }: Address): string {
  return route && answered.has(route.template) ? `closed ${key}` : 'closed'
}

/**
 * Renders a closed site for visitors (B190), in its theme but without header and footer, which are unpublished too. Not cached
 * by CDNs, because the real page is at the same address after opening.
 */
export async function makeClosedPage(ctx: Ctx, address: Address, assets: Assets): Promise<MadePage> {
  const tags = new Set<string>(['site'])
  const reads = recordReads(ctx, tags)
  const { route } = address
  const published =
    route && answered.has(route.template) ? await reads.published('template', route.template) : undefined
  if (published) {
    const bare = { ...published, document: { ...published.document, groups: alone } }
    return drawPage(ctx, { address, assets, reads, tags }, { status: 200, published: bare, thing: {} })
  }
  const inWords = <T,>(draw: () => T) => drawingFor(wordsOf(ctx.site), draw)
  const info = pageInfo(ctx, { path: '/', query: {}, params: {} })
  const body = await renderBody(ctx, inWords(newsletterAlone), info, reads)
  const main = inWords(() => renderToStaticMarkup(<ClosedMain site={ctx.site} form={body.main} />))
  const head = {
    ...{ title: ctx.site.name, description: '', canonical: '', image: undefined, type: 'website' as const },
    ...{ noIndex: true, structuredData: [] },
  }
  const html = await asHtml(ctx, assets, head, { ...body, main })
  return { status: 200, html, tags, expiresAt: undefined, isPrivate: true }
}

const wordsOf = ({ settings, language }: Site) => ({ ...settings, prefix: language?.prefix ?? '' })

const newsletterAlone = (): PageDocument => ({
  schemaVersion: 1,
  groups: alone,
  sections: [
    {
      ...{ id: 'newsletter', type: 'newsletter', v: 1 },
      props: {
        ...{ layout: 'band', align: 'center', placeholder: 'name@example.com', spacing: { base: 'none' } },
        ...{ fieldLabel: t('Your email address'), submitText: t('Subscribe') },
        description: t('Subscribe to our newsletter, and you hear from us.'),
      },
    },
  ],
})

function ClosedMain({ site: { name, settings, closed }, form }: { site: Site; form: string }) {
  return (
    <div className="frame flex min-h-dvh flex-col py-[clamp(1.5rem,4vw,3rem)] text-center">
      <div className="my-auto py-10">
        {settings.logo && (
          <img
            src={pictureUrl(settings.logo.id, 480)}
            alt=""
            className="mx-auto mb-8 max-h-20 max-w-[min(60vw,16rem)] object-contain"
          />
        )}
        <h1 className="font-display text-5xl wrap-anywhere">{name}</h1>
        <p className="mt-5 text-xl text-ink-soft">{closed?.wasOpen ? t('Closed at the moment') : t('Opening soon')}</p>
        <div className="mt-12" dangerouslySetInnerHTML={{ __html: form }} />
      </div>
      <p className="text-sm text-ink-soft">
        <a href={inLanguage('/login')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {t('Sign in')}
        </a>
      </p>
    </div>
  )
}
