import type { Seller } from '../../../shared/selling/invoices/invoices.ts'

/** Where the seller is and how to reach them; of one without an address at least the state, which decides the tax. */
export function SellerAddress({ seller: { address, state, email, phone } }: { seller: Seller }) {
  const lines = address.length > 0 ? address : [state].filter(Boolean)
  const contact = [email, phone].filter(Boolean).join(' · ')
  return (
    <address className="wrap-anywhere not-italic">
      {lines.map((line, index) => (
        <span key={index} className="block">
          {line}
        </span>
      ))}
      {contact && <span className="block">{contact}</span>}
    </address>
  )
}
