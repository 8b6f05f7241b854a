import type { AskedOrder } from './asked-order.ts'
import { RequestPart } from './request-part.tsx'

type Props = { order: AskedOrder; timeZone: string; token: string }

/** Cancelling and returning on the page of the link to a guest's order (B326). */
export default function GuestRequests(props: Props) {
  return <RequestPart {...props} />
}
