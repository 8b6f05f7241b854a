import { t } from '../../shared/words.ts'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type BeforeAfter, sample, schema } from './before-after.schema.ts'
import ComparePictures from './compare-pictures.island.tsx'

const shapes = { wide: '16 / 9', square: '1', upright: '4 / 5' }
const measures = { wide: '', square: 'mx-auto max-w-[46rem]', upright: 'mx-auto max-w-[38rem]' }

type OneProps = { image: BeforeAfter['before']; label: string; className: string; ratio: string }

function One({ image, label, className, ratio }: OneProps) {
  return (
    <figure className={`rounded-card ${className}`}>
      <Photo {...image} sizes="(min-width: 84rem) 78rem, 92vw" ratio={ratio} />
      {label && <figcaption>{label}</figcaption>}
    </figure>
  )
}

/** Compares two pictures with a movable divider. With only one, shows that picture. */
function BeforeAfterView({ props }: { props: BeforeAfter }) {
  const { before, after, beforeLabel, afterLabel, caption, shape } = props
  const ratio = shapes[shape]
  if (!before.media && !after.media) return null
  const both = before.media && after.media
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <div className={measures[shape]}>
        {both ? (
          <div className="compare">
            <One image={before} label={beforeLabel} className="compare-before" ratio={ratio} />
            <One image={after} label={afterLabel} className="compare-after" ratio={ratio} />
            <Island
              name="compare-pictures"
              of={ComparePictures}
              props={{ before: beforeLabel || t('Before'), after: afterLabel || t('After') }}
            />
          </div>
        ) : (
          <Photo
            {...(before.media ? before : after)}
            sizes="(min-width: 84rem) 78rem, 92vw"
            ratio={ratio}
            className="w-full rounded-card"
          />
        )}
        {caption && <p className="mt-3 text-sm text-ink-soft">{caption}</p>}
      </div>
    </Band>
  )
}

export const beforeAfter = defineSection({
  type: 'before-after',
  title: 'Before and after',
  words: 'image comparison slider compare two pictures divider',
  category: 'content',
  schema,
  sample,
  view: BeforeAfterView,
})
