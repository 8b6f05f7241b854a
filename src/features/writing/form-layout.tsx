import type { ComponentProps, ReactNode } from 'react'
import type { Image } from '../../sections/define/parts.ts'
import { boxAt } from '../../ui/align.ts'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'

type Props = {
  words: ComponentProps<typeof SectionHeader>
  /** The form. */
  children: ReactNode
}

/** A form below the words of its section, in lines that are easy to fill in. */
export function FormColumn({ words, children }: Props) {
  return (
    <div className={`max-w-[40rem] ${boxAt(words.align)}`}>
      <SectionHeader {...words} />
      {children}
    </div>
  )
}

export const twoColumns = 'grid gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-10 lg:grid-cols-2'

/** A form beside a picture, or alone until there is one. */
export function FormBesidePicture({ words, image, children }: Props & { image: Image }) {
  if (!image.media) return <FormColumn words={words}>{children}</FormColumn>
  return (
    <div className={twoColumns}>
      <div className="min-w-0">
        <SectionHeader {...words} align="start" />
        {children}
      </div>
      <Photo
        {...image}
        sizes="(min-width: 64rem) 38rem, 92vw"
        className="aspect-[4/3] size-full rounded-card lg:aspect-auto"
      />
    </div>
  )
}
