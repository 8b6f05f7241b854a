import { HeroWords } from '../../features/hero-words/hero-words.tsx'
import { t } from '../../shared/words.ts'
import { boxAt } from '../../ui/align.ts'
import { grounds } from '../../ui/band.tsx'
import { Marquee } from '../../ui/marquee.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { type ImageStripHero, looks, type StripPicture, sample, schema } from './image-strip-hero.schema.ts'

type PictureProps = { picture: StripPicture; sizes: string; ratio: string; first?: boolean; className?: string }

function Picture({ picture: { image, caption }, sizes, ratio, first, className = '' }: PictureProps) {
  return (
    <figure className={className}>
      <Photo {...image} sizes={sizes} ratio={ratio} first={first} className="w-full rounded-card" />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

function Words({ props }: { props: ImageStripHero }) {
  const align = props.layout === 'columns' ? 'start' : props.align
  return <HeroWords words={props} first size="text-5xl" align={align} className={`max-w-[52rem] ${boxAt(align)}`} />
}

type Pictured = { pictures: StripPicture[] }

/** In one row that runs over both edges of the frame: what does not fit is scrolled to. */
function Row({ pictures }: Pictured) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
    <section className="strip-row" aria-label={t('Pictures')} tabIndex={0}>
      <ul>
        {pictures.map((picture, index) => (
          <li key={index}>
            <Picture
              picture={picture}
              sizes="(min-width: 84rem) 19rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 62vw"
              ratio="4 / 5"
              first={index < 2}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every other one in the second column, which begins lower. */
function Columns({ pictures }: Pictured) {
  const columns = [0, 1].map((side) => pictures.filter((_, index) => index % 2 === side))
  return (
    <div className="grid grid-cols-2 gap-4 md:gap-6">
      {columns.map((column, side) => (
        <ul key={side} className={`grid content-start gap-4 md:gap-6 ${side === 1 ? 'mt-[clamp(2rem,6vw,5rem)]' : ''}`}>
          {column.map((picture, index) => (
            <li key={index}>
              <Picture
                picture={picture}
                sizes="(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, 45vw"
                ratio={(index + side) % 2 === 0 ? '4 / 5' : '1'}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function Moving({ pictures }: Pictured) {
  return (
    <Marquee
      label={t('Pictures')}
      items={pictures.map((picture, index) => (
        <Picture key={index} picture={picture} sizes="(min-width: 48rem) 22rem, 16rem" ratio="5 / 4" />
      ))}
      item="w-64 shrink-0 pr-4 md:w-88 md:pr-6"
      each={9}
    />
  )
}

/** The top of a page: words with a strip of pictures (S10). */
function ImageStripHeroView({ props }: { props: ImageStripHero }) {
  const { layout, tone, anchor, heading, headingPrimaryText, title } = props
  const pictures = props.pictures.filter(({ image }) => image.media)
  if (pictures.length === 0 && !heading && !headingPrimaryText && !title && !props.description) return null
  const ground = `overflow-x-clip ${grounds[tone]}`
  if (layout === 'columns')
    return (
      <section id={anchor || undefined} className={ground}>
        <div className="frame grid items-center gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-10 py-[calc(clamp(2.5rem,6vw,5.5rem)*var(--air,1))] lg:grid-cols-2">
          <Words props={props} />
          {pictures.length > 0 && <Columns pictures={pictures.slice(0, 6)} />}
        </div>
      </section>
    )
  return (
    <section id={anchor || undefined} className={`${ground} py-[calc(clamp(2.5rem,6vw,5.5rem)*var(--air,1))]`}>
      <div className="frame mb-[clamp(2.5rem,5vw,4.5rem)]">
        <Words props={props} />
      </div>
      {pictures.length > 0 && (layout === 'row' ? <Row pictures={pictures} /> : <Moving pictures={pictures} />)}
    </section>
  )
}

export const imageStripHero = defineSection({
  type: 'image-strip-hero',
  title: 'Hero with a strip of pictures',
  category: 'hero',
  schema,
  sample,
  looks,
  view: ImageStripHeroView,
})
