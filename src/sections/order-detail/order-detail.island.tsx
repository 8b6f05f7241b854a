import { Printer } from 'lucide'
import { useAddressBar } from '../../client/address-bar.ts'
import { useOrder } from '../../client/orders.ts'
import { useReviewable } from '../../client/reviews.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import { OrderAgain } from '../../features/account/order-again.tsx'
import { OrderSkeleton } from '../../features/account/order-skeleton.tsx'
import { ReviewButton } from '../../features/reviews/review-button.tsx'
import { matchPath } from '../../shared/content/pages/paths.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { ReviewableLine } from '../../shared/selling/opinions/reviews.ts'
import type { Order, OrderLine } from '../../shared/selling/orders/orders.ts'
import { withoutLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineIcon } from '../../ui/line-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { WhereTo } from '../../ui/where-to.tsx'
import { Invoices } from './invoices.tsx'
import { LinePlaces } from './line-places.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMoney } from './order-money.tsx'
import { Parcels } from './parcels.tsx'
import { PayNow } from './pay-now.tsx'
import { Payments } from './payments.tsx'
import { Returns } from './returns.tsx'
import { Timeline } from './timeline.tsx'

type Props = { help: string; timeZone: string; preview: { order: Order; person: Person } | null }

export default function OrderDetail({ help, timeZone, preview }: Props) {
  const address = useAddressBar()
  const id = address && matchPath(withoutLanguage(address.pathname))?.params.id
  const { data, fault, retry } = useOrder(id, { preview: preview?.order })
  const order = data?.order
  return (
    <AccountShell
      current="orders"
      heading={order ? t('Order {number}', { number: order.number }) : t('Order')}
      aside={order && <PrintButton />}
      preview={preview?.person ?? null}
    >
      {fault && <LoadFault text={fault} retry={retry} />}
      {!data && !fault && <OrderSkeleton rows={2} />}
      {data && !order && (
        <EmptyState heading={t('This order is not found')} text={t('It may belong to another account.')}>
          <Link href="/setting/orders" className={buttonClass('secondary')}>
            {t('Your orders')}
          </Link>
        </EmptyState>
      )}
      {order && <Whole order={order} help={help} timeZone={timeZone} isOwn={preview === null} />}
    </AccountShell>
  )
}

function PrintButton() {
  return (
    <Button look="quiet" className="-mx-3 print:hidden" onClick={() => window.print()}>
      <LineIcon of={Printer} className="size-5" />
      {t('Print')}
    </Button>
  )
}

type WholeProps = { order: Order; help: string; timeZone: string; isOwn: boolean }

function Whole({ order, help, timeZone, isOwn }: WholeProps) {
  const reviewable = useReviewable(order._id, isOwn && order.lines.some(hasCome))
  return (
    <>
      <OrderFacts order={order} timeZone={timeZone} className="-mt-4" />
      {order.status === 'PENDING_PAYMENT' && <PayNow order={order} timeZone={timeZone} />}
      {(order.goesWith || order.goingAlong.length > 0) && <Along order={order} timeZone={timeZone} pageOf={ownPage} />}
      {isOwn && <Requests order={order} timeZone={timeZone} />}
      <div className="mt-10 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-2 print:gap-6">
        <div className="grid min-w-0 content-start gap-12 print:gap-6">
          <section aria-label={t('What was ordered')}>
            <ul className="divide-y divide-line border-y border-line">
              {order.lines.map((line, position) => (
                <li key={position} className="py-5 print:py-2">
                  <PieceRow piece={line} currency={order.currency} />
                  <LinePlaces line={line} />
                  <LineReview orderId={order._id} name={line.name} line={reviewable.get(line.productVariantId)} />
                </li>
              ))}
            </ul>
            {isOwn && <OrderAgain order={order} className="mt-5" />}
          </section>
          <OrderMoney order={order} />
        </div>
        <div className="grid content-start gap-10 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-1 print:gap-6">
          <Parcels order={order} timeZone={timeZone} />
          <Returns order={order} timeZone={timeZone} />
          <Timeline order={order} timeZone={timeZone} pageOf={ownPage} />
          <section>
            <h2 className="mb-3 text-xl">{order.pickUp ? t('Pick up at') : t('Delivery address')}</h2>
            <WhereTo order={order} />
          </section>
          <Payments order={order} timeZone={timeZone} />
          <Invoices invoices={order.invoices} />
        </div>
      </div>
      {help && <p className="mt-12 max-w-[60ch] text-sm whitespace-pre-line text-ink-soft print:hidden">{help}</p>}
    </>
  )
}

const ownPage = (id: string) => `/setting/orders/${id}`

const loadAlong = () => import('./going-along.tsx')

/** Few orders have any, so its script arrives after the order's. */
function Along(props: { order: Order; timeZone: string; pageOf: (id: string) => string }) {
  const { module } = useLoaded(loadAlong)
  return module ? <module.GoingAlong {...props} /> : <div className="mt-6 min-h-12" />
}

const loadRequests = () => import('./request-part.tsx')

/** Arrives after the order itself, whose script is close to its limit (B51). */
function Requests(props: { order: Order; timeZone: string }) {
  const { module, hasFailed, retry } = useLoaded(loadRequests)
  if (module) return <module.RequestPart {...props} />
  return hasFailed ? (
    <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  ) : (
    <div className="min-h-12" />
  )
}

/** Also if it was sent back: a review of it can still be deleted. */
const hasCome = ({ delivered, returned }: OrderLine) => delivered + returned > 0

type LineReviewProps = { orderId: string; name: string; line: ReviewableLine | undefined }

/** Beside the picture's column, where the line itself has its words. */
function LineReview({ line, ...about }: LineReviewProps) {
  return line ? (
    <div className="pl-20">
      <ReviewButton {...about} line={line} />
    </div>
  ) : null
}
