import { useEffect, useState } from 'react'
import { useAddressBar } from '../../client/address-bar.ts'
import { useHasBag } from '../../client/bag.ts'
import { useForgetCart } from '../../client/cart.ts'
import { carryFrom } from '../../client/from.ts'
import { useOrder } from '../../client/orders.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { resultPath } from '../../shared/selling/payments/result-path.ts'
import { siteNow } from '../../shared/site-now.ts'
import { inLanguage } from '../../shared/sites/languages.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ByUpi } from './by-upi.tsx'
import { type Outcome, outcomeOf, type PaymentPage } from './outcome.ts'
import { Placed, type PlacedWords } from './placed.tsx'
import { ResultCard } from './result-card.tsx'
import { Cancelled, Differs, Lapsed, NotPaid, Waiting } from './unpaid.tsx'

type Props = { template: PaymentPage; words: PlacedWords; timeZone: string; preview: Order | null }

/** Polling interval and total time for an undecided payment, ms. */
const interval = 2_000
const patience = 60_000

export default function PaymentResult({ template, words, timeZone, preview }: Props) {
  const address = useAddressBar()
  const id = address && (address.searchParams.get('order') ?? '')
  const isPatient = usePatience()
  const mayBeGuest = siteNow().guests === true
  const isStranger = !useHasBag() && !preview && mayBeGuest
  const again = (order: Order | null | undefined) =>
    order && outcomeOf(order) === 'pending' && isPatient ? interval : false
  const { data, fault, retry } = useOrder(id || undefined, { preview, again, useOwn: useHasBag, mayStay: mayBeGuest })
  const order = data?.order
  const outcome = order && !preview ? outcomeOf(order) : undefined
  useCartAfter(outcome)
  const shown = shownIn(address)
  const isElsewhere = template === 'payment-success' && outcome !== undefined && outcome !== 'placed'
  useResultInstead(isElsewhere ? resultPath({ order: id ?? '', shown }) : undefined)
  if (fault) return <LoadFault text={fault} retry={retry} />
  if (id === '' && !preview) return <NotFound />
  if (isStranger && address) return <OtherBrowser here={address.pathname + address.search} />
  if (!data || isElsewhere) return <ResultSkeleton />
  if (!order) return <NotFound />
  switch (outcomeOf(order)) {
    case 'placed':
      return <Placed {...{ order, words, shown, template }} inert={preview !== null} />
    case 'checking':
    case 'byUpi':
      return <ByUpi order={order} showsTransaction={template === 'payment-result'} />
    case 'differs':
      return <Differs order={order} />
    case 'pending':
      return isPatient ? <Waiting order={order} /> : <NotPaid order={order} timeZone={timeZone} undecided />
    case 'failed':
      return <NotPaid order={order} timeZone={timeZone} />
    case 'lapsed':
      return <Lapsed order={order} />
    case 'cancelled':
      return <Cancelled order={order} />
  }
}

/** Total shown by the checkout, from the page's address, minor units. */
function shownIn(address: URL | undefined): number | undefined {
  const shown = address?.searchParams.get('shown') ?? ''
  return /^\d{1,12}$/.test(shown) ? Number(shown) : undefined
}

function usePatience(): boolean {
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience)
    return () => clearTimeout(timer)
  }, [])
  return isPatient
}

/** A placed order has emptied the bag. */
function useCartAfter(outcome: Outcome | undefined): void {
  const forget = useForgetCart()
  const isPlaced = outcome === 'placed'
  useEffect(() => {
    if (isPlaced) void forget()
  }, [isPlaced, forget])
}

/** The success page thanks for placed orders only; any other order is shown by the result page. */
function useResultInstead(path: string | undefined): void {
  useEffect(() => {
    if (path !== undefined) location.replace(inLanguage(path))
  }, [path])
}

function NotFound() {
  return (
    <ResultCard mark="lost" title={t('This order is not found')} subtitle={t('It may belong to another account.')}>
      <Link href="/setting/orders" className={buttonClass()}>
        {t('Your orders')}
      </Link>
    </ResultCard>
  )
}

/** A guest's order is known to the browser that placed it; a payment app may come back to another one. */
function OtherBrowser({ here }: { here: string }) {
  return (
    <ResultCard
      mark="lost"
      title={t('This browser can’t show your order')}
      subtitle={t('If you ordered without an account, go back to the browser that you ordered in.')}
      note={<p className="mt-6 max-w-[60ch]">{t('Once your order is placed, you also get a link to it by email.')}</p>}
    >
      <Link href={carryFrom('/login', here)} className={buttonClass()}>
        {t('Sign in')}
      </Link>
    </ResultCard>
  )
}

function ResultSkeleton() {
  return (
    <Loading text={t('Looking up your order')}>
      <div className="mx-auto grid max-w-[40rem] gap-4">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="mt-2 h-12 w-3/4" />
        <Skeleton className="h-6 w-full" />
        <Skeleton className="mt-6 h-40" />
      </div>
    </Loading>
  )
}
