import type { ReactNode } from 'react'

const tones = {
  plain: 'bg-ground-soft text-ink-soft',
  good: 'bg-good-soft text-good',
  warn: 'bg-sale-soft text-sale',
  info: 'bg-info-soft text-info',
  accent: 'bg-accent-soft text-accent',
  danger: 'bg-accent-soft text-danger',
}

export type BadgeTone = keyof typeof tones

/** A state in a word or two; the colour only underlines it. */
export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-[5px] px-2 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
