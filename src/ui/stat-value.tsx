const sizes = {
  usual: ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'],
  large: ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl'],
} as const

/** How large numbers stand that are seen together: all alike, and the smaller the longer the longest of them is. */
export function statSize(stats: { value: string }[], size: keyof typeof sizes): string {
  const longest = Math.max(...stats.map(({ value }) => value.length))
  const [short, middling, long, words] = sizes[size]
  if (longest <= 5) return short
  if (longest <= 7) return middling
  return longest <= 12 ? long : words
}

type Props = {
  value: string
  name: string
  /** A class from `statSize`. */
  size: string
  className?: string
}

/** A value above its name, as one of a description list: read out, the name comes first. */
export function StatValue({ value, name, size, className = '' }: Props) {
  return (
    <div className={`flex min-w-0 flex-col-reverse justify-end gap-2 ${className}`}>
      <dt className="leading-snug text-ink-soft wrap-anywhere">{name}</dt>
      <dd className={`font-display leading-[1.1] tabular-nums wrap-anywhere ${size}`}>{value}</dd>
    </div>
  )
}
