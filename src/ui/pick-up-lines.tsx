import type { Order } from '../shared/selling/orders.ts'

type Props = Pick<Order, 'address'> & { pickUp: NonNullable<Order['pickUp']> }

/** The place where an order is picked up, with its hours and phone. */
export function PickUpLines({ pickUp, address: { line1, line2, city, state, pincode } }: Props) {
  return (
    <span className="block leading-relaxed wrap-anywhere">
      <bdi className="block font-semibold">{pickUp.name}</bdi>
      {[line1, line2].filter(Boolean).map((line, index) => (
        <bdi key={index} className="block">
          {line}
        </bdi>
      ))}
      <span className="block">
        <bdi>{city},</bdi> {state} <span className="whitespace-nowrap">{pincode}</span>
      </span>
      {pickUp.hours && <bdi className="block">{pickUp.hours}</bdi>}
      {pickUp.phone && <span className="block">{pickUp.phone}</span>}
    </span>
  )
}
