import type { AddressBody } from '../shared/people/address.ts'
import { t } from '../shared/words.ts'

/** An address as it stands on a parcel; it may stand in a label. */
export function AddressLines({ address, named = true }: { address: AddressBody; named?: boolean }) {
  const { name, businessName, gstin, line1, line2, landmark, city, state, pincode, mobileNumber } = address
  return (
    <span className="block leading-relaxed wrap-anywhere">
      {named && (
        <span dir="auto" className="block font-semibold">
          {name}
        </span>
      )}
      {[businessName, line1, line2, landmark].filter(Boolean).map((line, index) => (
        <span key={index} dir="auto" className="block">
          {line}
        </span>
      ))}
      <span className="block">
        {city && <bdi>{city},</bdi>} {t(state)} <span className="whitespace-nowrap">{pincode}</span>
      </span>
      {mobileNumber && <span className="block text-ink-soft">+91 {mobileNumber}</span>}
      {gstin && <span className="block">GSTIN {gstin}</span>}
    </span>
  )
}
