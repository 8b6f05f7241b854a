import type { ReactNode } from 'react'
import { type Alignment, boxAt, headerAt, wordsAt } from './align.ts'

type Props = {
  title: string
  heading: string
  description: string
  align: Alignment
  /** Heading level on the page; sections open with h2. */
  level?: 2 | 3
  /** The heading is the page's own. */
  namesPage?: boolean
  /** Trailing element, such as a “View all” link. */
  aside?: ReactNode
}

/** The words above a section's content; nothing when there are none. */
export function SectionHeader({ title, heading, description, align, level = 2, namesPage = false, aside }: Props) {
  if (!title && !heading && !description) return null
  const Heading = namesPage ? 'h1' : (`h${level}` as const)
  return (
    <header className={`mb-8 flex flex-wrap items-end gap-x-8 gap-y-4 lg:mb-12 ${headerAt(align)} ${wordsAt(align)}`}>
      <div className={`min-w-0 max-w-[44rem] wrap-anywhere ${boxAt(align)}`}>
        {title && <p className="mb-2 text-sm font-semibold text-accent">{title}</p>}
        {heading && <Heading className="text-3xl">{heading}</Heading>}
        {description && <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">{description}</p>}
      </div>
      {aside}
    </header>
  )
}
