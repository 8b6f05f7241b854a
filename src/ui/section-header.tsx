import type { ReactNode } from 'react'

type Props = {
  title: string
  heading: string
  description: string
  align: 'start' | 'center'
  /** Heading level on the page; sections open with h2. */
  level?: 1 | 2 | 3
  /** Stands at the end of the line: a link to everything, say. */
  aside?: ReactNode
}

/** The words above a section's content; nothing when there are none. */
export function SectionHeader({ title, heading, description, align, level = 2, aside }: Props) {
  if (!title && !heading && !description) return null
  const Heading = `h${level}` as const
  const centred = align === 'center'
  return (
    <header
      className={`mb-8 flex flex-wrap items-end gap-x-8 gap-y-4 lg:mb-12 ${centred ? 'justify-center text-center' : 'justify-between'}`}
    >
      <div className={`min-w-0 max-w-[44rem] wrap-anywhere ${centred ? 'mx-auto' : ''}`}>
        {title && <p className="mb-2 text-sm font-semibold text-accent">{title}</p>}
        {heading && <Heading className="text-3xl">{heading}</Heading>}
        {description && <p className="mt-3 max-w-[60ch] text-lg text-ink-soft">{description}</p>}
      </div>
      {aside}
    </header>
  )
}
