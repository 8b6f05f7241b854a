import { telHref } from '../shared/people/tel.ts'
import type { OfferedPlace } from '../shared/selling/delivery/pick-up.ts'
import { t } from '../shared/words.ts'
import { Link } from './link.tsx'

type Props = {
  /** Left out where it stands above. */
  name?: string
  address: Pick<OfferedPlace, 'line1' | 'line2' | 'city' | 'state' | 'pincode'>
  hours: string
  phone: string
  /** Within the label of a choice the phone is no link: a press chooses. */
  isChoice?: boolean
}

/** The place where an order is picked up, with its hours and phone. */
export function PickUpLines({ name, address, hours, phone, isChoice }: Props) {
  const { line1, line2, city, state, pincode } = address
  const dials = isChoice ? undefined : telHref(phone)
  return (
    <span className="block leading-relaxed wrap-anywhere">
      {name && <bdi className="block font-semibold">{name}</bdi>}
      {[line1, line2].filter(Boolean).map((line, index) => (
        <bdi key={index} className="block">
          {line}
        </bdi>
      ))}
      <span className="block">
        <bdi>{city},</bdi> {t(state)} <span className="whitespace-nowrap">{pincode}</span>
      </span>
      {hours && <bdi className="block">{hours}</bdi>}
      {dials ? (
        <Link href={dials} className="block w-fit underline underline-offset-4 hover:text-ink pointer-coarse:py-2">
          {phone}
        </Link>
      ) : (
        phone && <span className="block">{phone}</span>
      )}
    </span>
  )
}
