import { useEffect } from 'react'
import { rememberSeen } from '../../client/seen.ts'

/** Renders nothing: stores in this browser that the product was seen, for `recently-seen`. */
export default function RememberProduct({ id }: { id: string }) {
  useEffect(() => rememberSeen(id), [id])
  return null
}
