import { Globe } from 'lucide'
import type { ReactNode } from 'react'
import { LineIcon } from './line-icon.tsx'

/** Places where a business is met, by the names that they have. */
export const networks = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  telegram: 'Telegram',
  other: 'Another place',
} as const

export type Network = keyof typeof networks

const dot = (cx: number, cy: number) => <circle cx={cx} cy={cy} r="0.9" fill="currentColor" stroke="none" />

/** Drawn in lines, as the other icons are: what each is known by, and not its trade mark. */
const drawings: Record<Exclude<Network, 'other'>, ReactNode> = {
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      {dot(16.8, 7.2)}
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M15.4 7.8h-1.2c-1.2 0-2 .8-2 2v11M9.6 13h5.2" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
      <path d="M10.3 9.4v5.2l4.5-2.6z" fill="currentColor" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M3.8 20.2l1.3-4.1a8.5 8.5 0 1 1 3.1 2.9z" />
      <path d="M9 8.3c-.5 3.6 3 7.1 6.6 6.6l.6-1.7-1.9-1-.9.8c-1-.5-1.8-1.3-2.3-2.3l.8-.9-1-1.9z" />
    </>
  ),
  x: <path d="M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6.2 6.5M5 19.5l6.3-6.6" />,
  linkedin: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3.5" />
      <path d="M8 11v5.5M12 16.5V11M12 13.4c0-1.5.9-2.4 2.1-2.4s2 .9 2 2.4v3.1" />
      {dot(8, 7.9)}
    </>
  ),
  pinterest: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M10.3 18l1.9-7.6M9.3 12.7c-1.5-2.9.4-5.3 3-5.3 2.4 0 3.7 1.8 3.2 3.9-.4 1.9-1.7 3-3 2.7-.8-.2-1.2-.6-1.4-1.1" />
    </>
  ),
  telegram: <path d="M20.5 4.5L3.5 11.3l5.2 2 1.9 5.9 2.9-3.4 4.4 3.2zM8.7 13.3l11.8-8.8" />,
}

/** Decorative: the name beside it speaks. */
export function NetworkMark({ network, className = 'size-5 shrink-0' }: { network: Network; className?: string }) {
  if (network === 'other') return <LineIcon of={Globe} className={className} strokeWidth={1.75} />
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[network]}
    </svg>
  )
}
