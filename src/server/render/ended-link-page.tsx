import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Link } from '../../ui/link.tsx'
import type { Ctx } from '../platform/context.ts'
import { readAddress } from './address.ts'
import { secretHeaders } from './framed-page.tsx'
import { drawPage, notFoundPage } from './make-page.ts'
import { pageInfo } from './page-body.ts'
import { recordReads } from './reads.ts'
import { markup } from './render-section.tsx'

/** Things that a secret link may lead to. */
type Target = 'order' | 'payment' | 'wishlist'

/** The site's 404 page, below words on what became of a link, whose path is given, and what to do. */
export async function endedLinkPage(ctx: Ctx, assets: Assets, to: Target, path: string): Promise<Response> {
  const address = readAddress(path)
  const tags = new Set<string>()
  const reads = recordReads(ctx, tags)
  const above = markup(<Ended to={to} />, 'ended-link', pageInfo(ctx, address))
  const { html } = await drawPage(ctx, { address, assets, reads, tags }, await notFoundPage(ctx, reads), above.html)
  return new Response(html, { status: 404, headers: secretHeaders })
}

function Ended({ to }: { to: Target }) {
  return (
    <div role="status" className="bg-ink text-ground">
      <p className="frame flex flex-wrap items-center justify-center gap-x-3 py-2 text-center text-sm">
        <strong>{t('This link is not valid any more')}</strong>
        <span>{adviceOf(to)}</span>
        {to === 'order' && <span>{adviceToGuest()}</span>}
        {to !== 'wishlist' && (
          <Link href="/setting/orders" className="inline-flex min-h-11 items-center font-semibold underline">
            {t('Sign in to see your orders')}
          </Link>
        )}
      </p>
    </div>
  )
}

const adviceToGuest = () =>
  t('Ordered without an account? Create one with the same email and confirm that email: the order is then in it.')

function adviceOf(to: Target): string {
  if (to === 'payment') return t('The time to pay may be over. Ask the shop for a new link.')
  if (to === 'wishlist') return t('The wishlist is no longer shared. Ask for a new link.')
  return t('Use the link in the latest email from us.')
}
