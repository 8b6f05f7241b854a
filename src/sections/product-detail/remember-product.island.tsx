import { useEffect } from 'react'
import { rememberSeen } from '../../client/seen.ts'

/** Renders nothing: keeps in this browser that the product was looked at, for the section that shows such products again. */
export default function RememberProduct({ id }: { id: string }) {
  useEffect(() => rememberSeen(id), [id])
  return null
}
