import { useState } from 'react'
import { useAddressBar } from '../../client/address-bar.ts'
import { useAddresses } from '../../client/addresses.ts'
import { mayFillBag, useHasBag } from '../../client/bag.ts'
import { type Buyer, useBuyer } from '../../client/buyer.ts'
import { useCashReason, useOwnCart, usePaymentOptions, usePlaceOrder } from '../../client/checkout.ts'
import { usePickUpOffer } from '../../client/pick-up.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { SavedAddress } from '../../shared/people/address.ts'
import type { Person } from '../../shared/people/customer.ts'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { expectedText, readyText } from '../../shared/selling/delivery/arrival-text.ts'
import type { PickUpOffer } from '../../shared/selling/delivery/pick-up.ts'
import type { PaymentOption } from '../../shared/selling/orders/orders.ts'
import { cashMode } from '../../shared/selling/payments/payment-modes.ts'
import { takesTestsOnly, testPaymentsOnly } from '../../shared/selling/payments/test-payments.ts'
import { t } from '../../shared/words.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { ReviewStep } from './review-step.tsx'
import { Step } from './step.tsx'
import { Unsold } from './unsold.tsx'
import { useWhere } from './where.ts'
import { WhereStep } from './where-step.tsx'

type Sample = { cart: Cart; addresses: SavedAddress[]; options: PaymentOption[]; person: Person }
type Loaded = Omit<Sample, 'person'> & { offer: PickUpOffer; buyer: Buyer }
type Props = { note: string; preview: Sample | null }

/** Shown in the builder. */
const noPickUp: PickUpOffer = { delivers: true, places: [] }

export default function CheckoutPage({ note, preview }: Props) {
  const inBrowser = useAddressBar() !== undefined
  const has = useHasBag()
  if (inBrowser && preview === null && !has && mayFillBag()) return <Nothing />
  return <OwnCheckout note={note} preview={preview} />
}

function OwnCheckout({ note, preview }: Props) {
  const cart = useOwnCart(preview?.cart)
  const addresses = useAddresses(preview?.addresses, useHasBag)
  const options = usePaymentOptions(preview?.options)
  const buyer = useBuyer(preview?.person)
  const offer = usePickUpOffer(preview && noPickUp)
  const failed = [cart, addresses, options, buyer, offer].find(({ fault }) => fault !== undefined)
  if (failed?.fault) return <LoadFault text={failed.fault} retry={failed.retry} />
  if (!cart.data || !addresses.data || !options.data || !buyer.data || !offer.data) return <CheckoutSkeleton />
  if (cart.data.data.length === 0)
    return (
      <>
        <Unsold items={cart.data.unsold} className="mb-6" />
        <Nothing />
      </>
    )
  const own = { addresses: addresses.data, buyer: buyer.data }
  const loaded = { cart: cart.data, options: options.data, offer: offer.data, ...own }
  return (
    <div inert={preview !== null}>
      <Steps {...loaded} note={note} isPreview={preview !== null} />
    </div>
  )
}

type StepsProps = Loaded & { note: string; isPreview: boolean }

/**
 * Bag and ways to pay are those of the chosen address or place: its charge, its dates, cash only where it is taken (B247, B297). The
 * bag is priced for the chosen way to pay (B293) and the phone number of the parcel (B265).
 */
function Steps({ cart: bag, addresses, options: all, buyer, offer, note, isPreview }: StepsProps) {
  const { person, guest } = buyer
  const [chosenMode, setMode] = useState<string>()
  const { place, busy, refusal, seen, sent } = usePlaceOrder()
  // The result of a failed payment leads here with another way to pay.
  const asked = useAddressBar()?.searchParams
  const where = useWhere({ addresses, person, offer, asked: asked?.get('pickUp') })
  const mode = chosenMode ?? asked?.get('mode')
  const { address, chosen, mobile } = where
  const pickUp = where.way === 'pickUp' ? where.place : undefined
  const destination = pickUp ? { pickUp: pickUp.id } : address && { pincode: address.pincode, state: address.state }
  const options = usePaymentOptions(isPreview ? all : null, destination).data ?? all
  const takesCash = options.some(isCash)
  const parcel = { ...destination, mobile }
  const noCash = useCashReason(chosen, { ...parcel, total: bag.amounts.total, enabled: takesCash && !isPreview })
  const possible = noCash === null ? options : options.filter((each) => !isCash(each))
  const option = possible.find((each) => each.mode === mode) ?? possible[0]
  // Until its answer is there, the bag as it was loaded: an order that would cost more is refused (B164).
  const terms = destination && { ...parcel, paymentMode: option?.mode }
  const cart = useOwnCart(isPreview ? bag : null, terms).data ?? bag
  const missing =
    guest === ''
      ? t('Enter your email first.')
      : !chosen
        ? t('Save an address first.')
        : !option
          ? (noCash ?? t('There is no way to pay at the moment.'))
          : pickUp || cart.delivers
            ? undefined
            : where.ways.length > 1
              ? t('We don’t deliver to this address yet. Choose another one, or pick up your order.')
              : t('We don’t deliver to this address yet. Choose another one.')
  const placeOrder = () => {
    if (chosen && option) place({ where: chosen, paymentMode: option.mode }, cart)
  }
  const online = possible.find((each) => !isCash(each))
  const before = guest === undefined ? 0 : 1
  const arrival = pickUp ? readyText(pickUp.ready) : cart.arrives && expectedText(cart.arrives)
  return (
    <div className="grid items-start gap-x-[clamp(2.5rem,5vw,5rem)] gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid gap-12">
        {guest !== undefined && (
          <Step number={1} title={t('Your email')}>
            <Guest email={guest} />
          </Step>
        )}
        <Step
          number={before + 1}
          title={where.ways.length > 1 ? t('Delivery or pick-up') : pickUp ? t('Pick up at') : t('Deliver to')}
        >
          <WhereStep {...{ where, addresses, person, refusal, sent }} places={offer.places} />
        </Step>
        <Step number={before + 2} title={t('Pay by')}>
          {options.length === 0 ? (
            <Notice kind="danger">{t('This shop takes no orders at the moment.')}</Notice>
          ) : (
            <>
              {takesTestsOnly(options) && (
                <Notice kind="info" className="mb-4">
                  {t(testPaymentsOnly)}
                </Notice>
              )}
              <RadioCards
                label={t('Pay by')}
                labelHidden
                name="payment"
                cards={[...possible, ...options.filter((each) => !possible.includes(each))].map((each) => ({
                  value: each.mode,
                  title: <span className="font-semibold">{t(each.title)}</span>,
                  description: possible.includes(each) ? t(each.description) : noCash,
                  disabled: !possible.includes(each),
                }))}
                value={option?.mode ?? ''}
                onChange={(event) => setMode(event.target.value)}
              />
            </>
          )}
        </Step>
      </div>
      <div className="rounded-card bg-ground-soft p-6 max-lg:-mx-2 lg:sticky lg:top-28 lg:p-8">
        <Step number={before + 3} title={t('Look it over')}>
          <ReviewStep
            {...{ cart, arrival, option, missing, busy, refusal, seen, note }}
            onPlace={placeOrder}
            onPayNow={online && (() => setMode(online.mode))}
          />
        </Step>
      </div>
    </div>
  )
}

const loadNothing = () => import('./nothing-to-order.tsx')

function Nothing() {
  const { module, hasFailed, retry } = useLoaded(loadNothing)
  if (module) return <module.NothingToOrder />
  return hasFailed ? <LoadFault text={t('The form could not be loaded.')} retry={retry} /> : <CheckoutSkeleton />
}

const loadGuest = () => import('./guest-step.tsx')

/** Loaded on first use: many shops take orders from accounts only. */
function Guest({ email }: { email: string }) {
  const { module, hasFailed, retry } = useLoaded(loadGuest)
  if (module) return <module.GuestStep email={email} />
  return hasFailed ? (
    <LoadFault text={t('The form could not be loaded.')} retry={retry} />
  ) : (
    <div className="h-52" aria-busy />
  )
}

const isCash = ({ mode }: PaymentOption) => mode === cashMode
