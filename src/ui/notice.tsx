import { CircleAlert, CircleCheck, Info } from 'lucide'
import type { ReactNode } from 'react'
import { inOwnWords } from '../shared/own-words.ts'
import { LineIcon } from './line-icon.tsx'

const kinds = {
  danger: { mark: CircleAlert, colour: 'border-danger text-danger', role: 'alert' },
  info: { mark: Info, colour: 'border-accent text-accent', role: 'status' },
  good: { mark: CircleCheck, colour: 'border-good text-good', role: 'status' },
} as const

/** Something that must be seen where it stands: why a form was refused, what is missing from the bag. */
export function Notice({
  kind,
  children,
  className = '',
}: {
  kind: keyof typeof kinds
  children: ReactNode
  className?: string
}) {
  const { mark: Mark, colour, role } = kinds[kind]
  return (
    <div role={role} className={`flex items-start gap-3 border-l-2 py-1.5 pl-4 ${colour} ${className}`}>
      <LineIcon of={Mark} className="mt-[0.15em] size-5 shrink-0" />
      <div className="min-w-0 whitespace-pre-line text-ink">
        {typeof children === 'string' ? inOwnWords(children) : children}
      </div>
    </div>
  )
}
