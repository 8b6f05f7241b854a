import { addressOf } from '../../shared/content/kinds/index.ts'
import { deliveryAnswer } from '../../shared/selling/delivery-answer.ts'
import { drawingFor } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { checkPlace } from '../modules/selling/delivery/index.ts'
import type { Ctx } from '../platform/context.ts'
import { pageSecurity } from '../platform/http/security.ts'
import { asHtml } from './make-page.ts'
import { pageInfo, renderBody } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

type Shown = {
  pincode: string
  /** Path of the product to go back to; empty for none. */
  product: string
  found?: ReturnType<typeof checkPlace>
  fault?: string | undefined
  status?: number
}

const headers: Record<string, string> = {
  ...pageSecurity,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
}

/** Renders whether a PIN code is delivered to, between the site's header and footer. */
export async function deliveryPage(ctx: Ctx, assets: Assets, shown: Shown): Promise<Response> {
  const info = pageInfo(ctx, { path: '/delivery-check', query: {}, params: {} })
  const body = await renderBody(ctx, { schemaVersion: 1, sections: [] }, info, recordReads(ctx, new Set()))
  const main = markup(<DeliveryMain {...shown} />, 'delivery', info)
  const head = {
    ...{ title: `${drawingFor(ctx.site.settings, heading)} · ${ctx.site.name}`, description: '', canonical: '' },
    ...{ image: undefined, type: 'website' as const, noIndex: true, structuredData: [] },
  }
  const { status = 200 } = shown
  return new Response(await asHtml(ctx, assets, head, { ...body, main: main.html }), { status, headers })
}

const heading = () => t('Delivery to your PIN code')

function DeliveryMain({ pincode, product, found, fault }: Shown) {
  return (
    <Band band={{ tone: 'plain', width: 'text', spacing: { base: 'normal' }, anchor: '' }}>
      <h1 className="text-3xl">{heading()}</h1>
      {found && (
        <p role="status" className="mt-3 text-lg">
          {deliveryAnswer(pincode, found)}
        </p>
      )}
      <form method="get" action={inLanguage('/delivery-check')} className="mt-8 grid max-w-sm gap-5">
        <input type="hidden" name="product" value={product} />
        <TextField
          label={t('PIN code')}
          name="pincode"
          defaultValue={pincode}
          inputMode="numeric"
          autoComplete="postal-code"
          error={fault}
        />
        <Button type="submit" look="secondary" className="justify-self-start">
          {t('Check')}
        </Button>
      </form>
      {product && (
        <Link href={addressOf('product', product)} className={buttonClass('quiet', 'mt-8 -ml-3')}>
          {t('Back to the product')}
        </Link>
      )}
    </Band>
  )
}
