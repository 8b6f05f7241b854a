import type { Order } from '../../shared/selling/orders/orders.ts'
import { isTest, isTestPayment } from '../../shared/selling/payments/test-payments.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PickUpLines } from '../../ui/pick-up-lines.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { Island } from '../define/island.tsx'
import type { AskedOrder } from './asked-order.ts'
import { GoingAlong } from './going-along.tsx'
import GuestRequests from './guest-requests.island.tsx'
import { LinePlaces } from './line-places.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMoney } from './order-money.tsx'
import { Parcels } from './parcels.tsx'
import { Timeline } from './timeline.tsx'
import { withoutCodes } from './without-codes.ts'

type Props = {
  order: Order
  timeZone: string
  /** Token of the link to an order that a guest placed, who has no account to sign in to; undefined for an order of an account. */
  guestToken?: string | undefined
}

/**
 * An order for anyone who has its link (B284): where it is, its items, parcels and amounts. Of the buyer it names only first name,
 * city and PIN code, and what may name more, such as notes, is left out, and so are codes. A guest cancels and returns here (B326).
 */
export function LinkedOrder({ order: whole, timeZone, guestToken }: Props) {
  const order = withoutCodes(whole)
  return (
    <>
      <header className="mb-10">
        <h1 className="text-3xl">{t('Order {number}', { number: order.number })}</h1>
        <OrderFacts order={order} timeZone={timeZone} className="mt-3 gap-y-1" />
        <GoingAlong order={order} timeZone={timeZone} />
        {isTest(order) && <p className="mt-3 font-semibold">{t(isTestPayment)}</p>}
        {guestToken !== undefined && (
          <Island
            name="guest-requests"
            needs="Cancelling or returning"
            of={GuestRequests}
            props={{ order: askedOf(order), timeZone, token: guestToken }}
            start="touch"
          />
        )}
      </header>
      <div className="grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-10 lg:col-start-2">
          <Parcels order={order} timeZone={timeZone} />
          <Timeline order={withoutNotes(order)} timeZone={timeZone} />
        </div>
        <div className="grid min-w-0 content-start gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <section aria-label={t('What was ordered')}>
            <ul className="divide-y divide-line border-y border-line">
              {order.lines.map((line, position) => (
                <li key={position} className="py-5">
                  <PieceRow piece={line} currency={order.currency} />
                  <LinePlaces line={line} />
                </li>
              ))}
            </ul>
          </section>
          <OrderMoney order={order} />
        </div>
        <div className="grid content-start gap-10 lg:col-start-2">
          <Recipient order={order} />
          <OwnPage order={order} byGuest={guestToken !== undefined} />
        </div>
      </div>
    </>
  )
}

const withoutNotes = (order: Order): Order => ({
  ...order,
  events: order.events.map((event) => ({ ...event, note: '' })),
})

function askedOf(order: Order): AskedOrder {
  const { _id, number, status, paymentStatus, actions, returnUntil, lines, discounts, request } = order
  // Not the address of a business that collects it.
  const pickUp = order.pickUp && { ...order.pickUp, businessAddress: undefined }
  return {
    ...{ _id, number, status, paymentStatus, actions, returnUntil, lines, discounts, pickUp },
    ...{ request: request && { ...request, note: '' }, events: [] },
  }
}

/** First name, city and PIN code; nothing once the buyer's data were deleted. Of an order that is picked up, the place. */
export function Recipient({ order }: Pick<Props, 'order'>) {
  const { address, pickUp } = order
  if (pickUp)
    return (
      <section>
        <h2 className="mb-3 text-xl">{t('Pick up at')}</h2>
        <PickUpLines {...pickUp} address={address} />
      </section>
    )

  const [firstName = ''] = address.name.trim().split(/\s+/)
  const place = [address.city, address.pincode].filter(Boolean).join(' ')
  if (!firstName && !place) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('Delivery to')}</h2>
      <p className="leading-relaxed wrap-anywhere">
        <bdi className="block font-semibold">{firstName}</bdi>
        <bdi className="block">{place}</bdi>
      </p>
    </section>
  )
}

/** The way to pay, or to the buyer's own page, which asks to sign in and returns there; for a guest to an account. */
function OwnPage({ order, byGuest }: Pick<Props, 'order'> & { byGuest: boolean }) {
  const { _id, payPage } = order
  const own = byGuest ? '/signup' : `/setting/orders/${_id}`
  return (
    <section className="border-t border-line pt-6">
      {isLookedInto(order) && <p className="mb-3 font-semibold">{t('We are looking into your payment.')}</p>}
      <p className="text-sm text-ink-soft">
        {payPage ? t('This order waits for its payment.') : byGuest ? forGuest() : forCustomer()}
      </p>
      <Link href={payPage ?? own} className={buttonClass(payPage ? 'primary' : 'secondary', 'mt-4 w-full')}>
        {payPage ? t('Pay now') : byGuest ? t('Create an account') : t('Open in your account')}
      </Link>
    </section>
  )
}

/** Staff look at a payment of another amount than asked, so nothing is paid meanwhile (B203). */
const isLookedInto = ({ status, payments }: Order) =>
  status === 'PENDING_PAYMENT' && payments.some(({ differs }) => differs)

const forCustomer = () => t('Sign in to see the invoice and the whole address, or to cancel or return items.')
const forGuest = () =>
  t(
    'To see the invoice and the whole address, create an account with the email of this order and confirm that email. The order is then in it.',
  )
