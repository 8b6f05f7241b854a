import type { OfferedPlace } from '../shared/selling/pick-up.ts'

type Props = {
  /** Left out where it stands above. */
  name?: string
  address: Pick<OfferedPlace, 'line1' | 'line2' | 'city' | 'state' | 'pincode'>
  hours: string
  phone: string
}

/** The place where an order is picked up, with its hours and phone; it may stand in a label. */
export function PickUpLines({ name, address: { line1, line2, city, state, pincode }, hours, phone }: Props) {
  return (
    <span className="block leading-relaxed wrap-anywhere">
      {name && <bdi className="block font-semibold">{name}</bdi>}
      {[line1, line2].filter(Boolean).map((line, index) => (
        <bdi key={index} className="block">
          {line}
        </bdi>
      ))}
      <span className="block">
        <bdi>{city},</bdi> {state} <span className="whitespace-nowrap">{pincode}</span>
      </span>
      {hours && <bdi className="block">{hours}</bdi>}
      {phone && <span className="block">{phone}</span>}
    </span>
  )
}
