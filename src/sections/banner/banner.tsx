import { hrefOf } from '../../shared/content/pages/links.ts'
import { outward } from '../../ui/action-link.tsx'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { defineSection } from '../define/section.ts'
import { type Banner, type Banners, looks, sample, schema } from './banner.schema.ts'

type Layout = Banners['layout']

const columns: Record<Layout, string> = {
  wide: '',
  pair: 'md:grid-cols-2',
  tiles: 'md:grid-cols-3',
}

const shapes: Record<Layout, string> = {
  wide: 'aspect-[4/5] sm:aspect-[16/9] lg:aspect-[21/8]',
  pair: 'aspect-square sm:aspect-[16/10] md:aspect-[5/6] lg:aspect-[5/4]',
  tiles: 'aspect-[4/3] sm:aspect-[16/10] md:aspect-[4/5]',
}

const widths: Record<Layout, string> = {
  wide: '(min-width: 84rem) 78rem, 94vw',
  pair: '(min-width: 84rem) 39rem, (min-width: 48rem) 47vw, 94vw',
  tiles: '(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 94vw',
}

const paddings: Record<Layout, string> = { wide: 'p-6 md:p-12', pair: 'p-6 lg:p-9', tiles: 'p-5 lg:p-7' }
const headings: Record<Layout, string> = { wide: 'text-4xl', pair: 'text-3xl', tiles: 'text-2xl' }

/** In full width it spans the screen without rounded corners. */
function One({ banner, layout, full }: { banner: Banner; layout: Layout; full: boolean }) {
  const { image, title, heading } = banner
  return (
    <div className={`banner ${full ? '' : 'rounded-card'}`}>
      <Photo
        {...image}
        sizes={full && layout === 'wide' ? '100vw' : widths[layout]}
        className={`w-full ${shapes[layout]}`}
      />
      <div className={`banner-words wrap-anywhere ${paddings[layout]}`}>
        {title && <p className="mb-2 text-sm font-semibold">{title}</p>}
        {heading && <h2 className={`${headings[layout]} max-w-[20ch]`}>{heading}</h2>}
        <BannerLink banner={banner} />
      </div>
    </div>
  )
}

function BannerLink({ banner: { button } }: { banner: Banner }) {
  const href = hrefOf(button.buttonAction)
  if (!button.enableButton || !button.buttonText || !href) return null
  return (
    <Link
      href={href}
      className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4 first:mt-0"
      {...outward(href)}
    >
      {button.buttonText}
      <Icon name={button.icon} />
    </Link>
  )
}

/** Pictures with a few words and one link each. */
function BannerView({ props }: { props: Banners }) {
  const { layout } = props
  const items = props.items.filter(({ image, heading, title }) => image.media || heading || title)
  if (items.length === 0) return null
  const isFull = props.width === 'full'
  const gap = isFull ? '' : 'gap-4 lg:gap-6'
  return (
    <Band band={props} opensWithPicture={isFull && layout === 'wide' && Boolean(items[0]?.image.media)}>
      <ul className={`grid ${gap} ${columns[layout]}`}>
        {items.map((banner, index) => (
          <li key={index} className="grid">
            <One banner={banner} layout={layout} full={isFull} />
          </li>
        ))}
      </ul>
    </Band>
  )
}

export const banner = defineSection({
  type: 'banner',
  title: 'Banners',
  category: 'content',
  schema,
  sample,
  looks,
  view: BannerView,
})
