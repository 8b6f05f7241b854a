import type { ReactNode } from 'react'
import { Band } from '../../ui/band.tsx'

/** A form on its own page, with its name as the heading. */
export function FormAlone({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Band band={{ tone: 'plain', width: 'text', spacing: { base: 'normal' }, anchor: '' }}>
      <h1 className="mb-8 text-3xl wrap-anywhere">{name}</h1>
      {children}
    </Band>
  )
}
