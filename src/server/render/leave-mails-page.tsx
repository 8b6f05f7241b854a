import type { MailKind } from '../../shared/people/mail-kinds.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import type { Ctx } from '../platform/context.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

/** `open`: waiting for the button; `done`: unsubscribed, now or earlier. */
type Shown = { kind: MailKind; id: string; state: 'open' | 'done' | 'invalid' }

/** Renders the page to unsubscribe from a kind of mail, between the site's header and footer. */
export function leavePage(ctx: Ctx, assets: Assets, shown: Shown): Promise<Response> {
  return framedPage(ctx, assets, {
    path: `/mails/${shown.kind}/leave`,
    query: { id: shown.id },
    title: () => headingOf(shown),
    main: <LeaveMain shown={shown} />,
    status: shown.state === 'invalid' ? 404 : 200,
    headers: secretHeaders,
  })
}

function headingOf({ kind, state }: Shown): string {
  if (state === 'invalid') return t('This link is not valid any more')
  if (kind === 'price-drops')
    return state === 'open' ? t('No more mails about your wishlist?') : t('You’re unsubscribed from wishlist mails')
  return state === 'open' ? t('No more requests for a review?') : t('You’re unsubscribed from requests for reviews')
}

function textOf({ state }: Shown): string {
  if (state === 'open') return t('Press once to stop them. You’ll still receive mails about your orders.')
  if (state === 'done') return t('You can turn them on again at any time in your account, under Your data.')
  return t('Use the link in the latest email from us.')
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
