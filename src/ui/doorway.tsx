import type { ReactNode } from 'react'
import type { PictureFacts } from '../shared/content/media/pictures.ts'
import { Photo } from './photo.tsx'

type Props = {
  heading: string
  description: string
  image: { media: string; alt: string } & PictureFacts
  /** Measure of the form's column. */
  measure: 'narrow' | 'wide'
  children: ReactNode
}

const measures = { narrow: 'max-w-[26rem]', wide: 'max-w-[38rem]' }

/** A page that is one form: its words, the form, and a picture beside it where there is room. */
export function Doorway({ heading, description, image, measure, children }: Props) {
  const pictured = image.media !== ''
  return (
    <div
      className={
        pictured ? 'grid items-stretch gap-x-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''
      }
    >
      <div className={`w-full ${measures[measure]} ${pictured ? 'lg:justify-self-end' : 'mx-auto'}`}>
        {heading && <h1 className="text-3xl">{heading}</h1>}
        {description && <p className="mt-3 text-lg text-ink-soft">{description}</p>}
        <div className="mt-8">{children}</div>
      </div>
      {pictured && (
        <div className="relative hidden min-h-[32rem] lg:block">
          <Photo
            {...image}
            sizes="(min-width: 64rem) 45vw, 1px"
            className="absolute inset-0 h-full max-h-[46rem] w-full rounded-card"
          />
        </div>
      )}
    </div>
  )
}
