import type { Order } from '../shared/selling/orders/orders.ts'
import { t } from '../shared/words.ts'
import { AddressLines } from './address-lines.tsx'
import { PickUpLines } from './pick-up-lines.tsx'

/** Where an order goes: its delivery address, or the place where it is picked up and who collects it. */
export function WhereTo({ order: { pickUp, address } }: { order: Pick<Order, 'pickUp' | 'address'> }) {
  if (!pickUp) return <AddressLines address={address} />
  const { name, mobileNumber, businessName, gstin } = address
  return (
    <>
      <PickUpLines {...pickUp} address={address} />
      <span className="mt-2 block wrap-anywhere text-ink-soft">
        {mobileNumber
          ? t('Collected by {name}, {mobile}', { name, mobile: `+91 ${mobileNumber}` })
          : t('Collected by {name}', { name })}
      </span>
      {gstin && (
        <span className="mt-2 block wrap-anywhere text-ink-soft">
          <bdi className="block">{businessName}</bdi>
          {pickUp.businessAddress && <bdi className="block">{pickUp.businessAddress}</bdi>}
          <span className="block">GSTIN {gstin}</span>
        </span>
      )}
    </>
  )
}
