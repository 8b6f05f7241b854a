import { Recipient } from '../../sections/order-detail/linked-order.tsx'
import { OrderMoney } from '../../sections/order-detail/order-money.tsx'
import { withoutCodes } from '../../sections/order-detail/without-codes.ts'
import type { Order, PaymentOption } from '../../shared/selling/orders/orders.ts'
import { upiOf, upiPath } from '../../shared/selling/payments/pay-again.ts'
import { takesTestsOnly, testPaymentsOnly } from '../../shared/selling/payments/test-payments.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { longTime } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { linkWays, optionOf } from '../modules/selling/checkout/index.ts'
import { type OrderRow, withParts } from '../modules/selling/orders/index.ts'
import type { Ctx } from '../platform/context.ts'
import { refusal } from '../platform/refusal.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

type Shown = { order: OrderRow; path: string; fault?: { status: number; text: string } | undefined }

/** Renders the page on which an order is paid, between the site's header and footer. */
export async function payPage(ctx: Ctx, assets: Assets, { order: row, path, fault }: Shown): Promise<Response> {
  const [order] = await withParts(ctx, [row])
  if (!order) throw refusal('request.notFound')
  const { settings } = ctx.site
  const ways = (await linkWays(ctx)).map((way) => optionOf(ctx, way))
  return framedPage(ctx, assets, {
    path,
    title: () => t('Pay for order {number}', { number: order.number }),
    main: (
      <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
        <PayPage
          order={withoutCodes(order)}
          action={path}
          ways={ways}
          timeZone={settings.timeZone}
          fault={fault?.text}
        />
      </Band>
    ),
    status: fault?.status,
    headers: secretHeaders,
  })
}

type PayProps = {
  order: Order
  /** Path to which the form is sent. */
  action: string
  ways: PaymentOption[]
  timeZone: string
  /** Why the last press led nowhere. */
  fault?: string | undefined
}

/** An unpaid order for anyone who has its payment link (B300): what it comes to, until when, and the ways to pay. Works without script. */
function PayPage({ order, action, ways, timeZone, fault }: PayProps) {
  const amount = formatPrice(order.amounts.total, order.currency)
  return (
    <>
      <header className="mb-8">
        <h1 className="text-3xl">{t('Pay for order {number}', { number: order.number })}</h1>
        {order.reservedUntil && (
          <p className="mt-3 text-ink-soft">
            {t('Pay by {time}. Your items are reserved until then.', {
              time: longTime(order.reservedUntil, timeZone),
            })}
          </p>
        )}
      </header>
      <div className="grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section aria-label={t('Ways to pay')} className="grid content-start gap-6 lg:col-start-2">
          {fault && <Notice kind="danger">{fault}</Notice>}
          <Paying order={order} action={action} ways={ways} amount={amount} />
          <Recipient order={order} />
        </section>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-start-1">
          <ul aria-label={t('What was ordered')} className="divide-y divide-line border-y border-line">
            {order.lines.map((line) => (
              <li key={line.productVariantId} className="py-5">
                <PieceRow piece={line} currency={order.currency} />
              </li>
            ))}
          </ul>
          <OrderMoney order={order} />
        </div>
      </div>
    </>
  )
}

/** A button for each payment method; none while staff check a UPI payment or another amount, to prevent paying twice. */
function Paying({ order, action, ways, amount }: Pick<PayProps, 'order' | 'action' | 'ways'> & { amount: string }) {
  const upi = upiOf(order)
  if (upi?.utr?.state === 'WAITING')
    return (
      <Notice kind="info">
        <p>{t('We check your payment.')}</p>
        <Link href={upiPath(upi)} className={buttonClass('secondary', 'mt-3')}>
          {t('See the UTR')}
        </Link>
      </Notice>
    )
  if (order.payments.some(({ differs }) => differs))
    return <Notice kind="info">{t('We are looking into your payment.')}</Notice>
  if (ways.length === 0) return <Notice kind="info">{t('This shop takes no payments online at the moment.')}</Notice>
  return (
    <form method="post" action={inLanguage(action)} className="grid gap-5">
      <p className="text-3xl font-semibold tabular-nums">{amount}</p>
      {takesTestsOnly(ways) && <Notice kind="info">{t(testPaymentsOnly)}</Notice>}
      {/* A group of its own, so that UPI comes first among the ways on a phone, and not before the amount. */}
      <div className="grid gap-5">
        {ways.map(({ mode, title, description, firstOnPhones }) => (
          <div key={mode} className={firstOnPhones ? 'max-sm:order-first' : undefined}>
            <Button type="submit" name="way" value={mode} className="w-full">
              {t('Pay with {way}', { way: t(title) })}
            </Button>
            <p className="mt-1.5 text-sm text-ink-soft">{t(description)}</p>
          </div>
        ))}
      </div>
    </form>
  )
}
