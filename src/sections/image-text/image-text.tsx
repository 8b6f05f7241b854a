import { ActionButtons } from '../../ui/action-buttons.tsx'
import { Band } from '../../ui/band.tsx'
import { Photo } from '../../ui/photo.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import type { Image } from '../define/parts.ts'
import { defineSection } from '../define/section.ts'
import { type ImageText, looks, sample, schema } from './image-text.schema.ts'

const beside = 'grid items-center gap-x-[clamp(2.5rem,7vw,7rem)] gap-y-8 lg:grid-cols-2'

type Pictured = { props: ImageText; image: Image }

function Words({ props }: { props: ImageText }) {
  const { title, heading, text, buttons } = props
  return (
    <div className="max-w-[36rem] min-w-0 wrap-anywhere">
      {title && <p className="mb-2 text-sm font-semibold text-accent">{title}</p>}
      {heading && <h2 className="text-3xl">{heading}</h2>}
      <RichText html={text} className="mt-5 text-lg text-ink-soft first:mt-0" />
      <ActionButtons buttons={buttons} className="mt-8" />
    </div>
  )
}

function Beside({ props, image }: Pictured) {
  return (
    <div className={`${beside} ${props.layout === 'right' ? 'lg:[&>img]:order-last' : ''}`}>
      <Photo {...image} sizes="(min-width: 64rem) 38rem, 92vw" ratio="5 / 4" className="w-full rounded-card" />
      <Words props={props} />
    </div>
  )
}

/** On phones the card begins on the picture's lower edge; on wide screens it lies on its side. */
function Overlap({ props, image }: Pictured) {
  return (
    <div className="grid lg:grid-cols-12 lg:items-center">
      <Photo
        {...image}
        sizes="(min-width: 64rem) 52rem, 92vw"
        ratio="4 / 3"
        className="w-full rounded-card lg:col-span-8 lg:col-start-1 lg:row-start-1"
      />
      <div className="relative mx-4 -mt-12 rounded-card bg-ground p-6 text-ink md:mx-12 md:p-10 lg:col-span-6 lg:col-start-7 lg:row-start-1 lg:m-0 lg:p-14">
        <Words props={props} />
      </div>
    </div>
  )
}

function Staggered({ props, pictures: [first, second] }: { props: ImageText; pictures: [Image, Image] }) {
  return (
    <div className={beside}>
      <div className="grid grid-cols-2 gap-4 lg:gap-6">
        <Photo {...first} sizes="(min-width: 64rem) 19rem, 46vw" ratio="3 / 4" className="w-full rounded-card" />
        <Photo
          {...second}
          sizes="(min-width: 64rem) 19rem, 46vw"
          ratio="3 / 4"
          className="mt-[28%] w-full rounded-card"
        />
      </div>
      <Words props={props} />
    </div>
  )
}

/** One or two pictures with text beside or over them. Missing parts leave no gap. */
function ImageTextView({ props }: { props: ImageText }) {
  const { layout, heading, text } = props
  const [first, second] = [props.image, props.second].filter(({ media }) => media)
  if (!first && !heading && !text) return null
  return (
    <Band band={props}>
      {!first && <Words props={props} />}
      {first && layout === 'overlap' && <Overlap props={props} image={first} />}
      {first && layout === 'staggered' && second && <Staggered props={props} pictures={[first, second]} />}
      {first && layout !== 'overlap' && !(layout === 'staggered' && second) && <Beside props={props} image={first} />}
    </Band>
  )
}

export const imageText = defineSection({
  type: 'image-text',
  title: 'Picture with text',
  category: 'content',
  schema,
  sample,
  looks,
  view: ImageTextView,
})
