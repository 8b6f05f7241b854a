import { Playing } from '../../features/video/playing.tsx'
import { shapeOf } from '../../features/video/still.ts'
import { type ArticlePart, articleParts, type ButtonFigure, type Figure } from '../../shared/content/blog/article.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import { fileIdIn, withFacts } from '../../shared/content/media/media-files.ts'
import type { FileFacts, PictureFacts } from '../../shared/content/media/pictures.ts'
import { videoOf } from '../../shared/content/media/videos.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { t } from '../../shared/words.ts'
import { ActionLink } from '../../ui/action-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Price } from '../../ui/price.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** A product, and the path by which the text names it, which may be a former one. */
export type ShownProduct = { named: string; item: ProductListItem }

type Shown = {
  /** File facts of its pictures, by id. A picture that is missing here is not shown. */
  pictures: Record<string, FileFacts>
  /** Its products that are for sale. */
  products: ShownProduct[]
}

/** A sanitised text with its tables, pictures, videos, products and buttons (B111). */
export function Article({ html, ...shown }: Shown & { html: string }) {
  return (
    <div className="grid gap-7 text-lg leading-relaxed *:min-w-0">
      {withRows(articleParts(html)).map((part, index) => {
        // The parts never change places while they are on the page.
        const key = `${index}`
        if (Array.isArray(part)) return <Buttons key={key} row={part} />
        if (part.of !== 'text') return <FigureView key={key} figure={part} {...shown} />
        return <RichText key={key} html={withTableBoxes(part.html)} className="[&_:is(h2,h3)]:scroll-mt-28" />
      })}
    </div>
  )
}

/** Buttons that follow each other stand in a row. */
function withRows(parts: ArticlePart[]): (Exclude<ArticlePart, ButtonFigure> | ButtonFigure[])[] {
  const rows: ReturnType<typeof withRows> = []
  for (const part of parts) {
    const last = rows.at(-1)
    if (part.of !== 'button') rows.push(part)
    else if (Array.isArray(last)) last.push(part)
    else rows.push([part])
  }
  return rows
}

function Buttons({ row }: { row: ButtonFigure[] }) {
  return (
    <div className="flex flex-wrap gap-3 text-base">
      {row.map(({ text, href, look }, index) => {
        // The buttons never change places while they are on the page.
        const key = `${index}`
        const buttonAction = { type: 'external' as const, value: href }
        return (
          <ActionLink
            key={key}
            button={{ buttonText: text, enableButton: true, buttonAction, icon: '' }}
            look={look === 'plain' ? 'secondary' : 'primary'}
            className="max-xs:w-full"
          />
        )
      })}
    </div>
  )
}

/** A table that is wider than the screen scrolls by itself, by keyboard too. */
function withTableBoxes(html: string): string {
  return html
    .replaceAll('<table>', `<div class="table-box" role="region" aria-label="${t('Table')}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>')
}

function FigureView({ figure, pictures, products }: Shown & { figure: Exclude<Figure, ButtonFigure> }) {
  if (figure.of === 'picture') return <Picture {...figure} facts={pictures[figure.media]} />
  if (figure.of === 'video') return <Film {...figure} facts={pictures[fileIdIn(figure.address) ?? '']} />
  const product = products.find(({ named }) => named === figure.path)
  return product ? <Product item={product.item} /> : null
}

type PictureProps = Extract<Figure, { of: 'picture' }> & { facts: PictureFacts | undefined }

function Picture({ media, alt, caption, facts }: PictureProps) {
  if (!facts) return null
  return (
    <figure>
      <Photo
        {...facts}
        {...{ media, alt }}
        sizes="(min-width:48rem) 46rem,92vw"
        className="h-auto w-full rounded-card"
      />
      <Caption text={caption} />
    </figure>
  )
}

type FilmProps = Extract<Figure, { of: 'video' }> & { facts: FileFacts | undefined }

function Film({ address, caption, facts }: FilmProps) {
  const video = videoOf(withFacts(address, facts))
  if (!video) return null
  return (
    <figure className="print:hidden">
      <div className="video-place aspect-video rounded-card" style={shapeOf(video)}>
        {video.poster && <Photo {...video.poster} alt="" sizes="(min-width:48rem) 46rem,92vw" />}
        <Playing video={video} title={caption || t('the video')} />
      </div>
      <Caption text={caption} />
    </figure>
  )
}

function Caption({ text }: { text: string }) {
  return text ? <figcaption className="mt-2.5 text-sm text-ink-soft">{text}</figcaption> : null
}

function Product({ item }: { item: ProductListItem }) {
  const [cover] = item.basicDetails.media
  const { price, mrp, currency, priceVaries } = item
  return (
    <aside className="relative flex items-center gap-4 rounded-card border border-line p-3 text-base leading-normal hover:border-line-strong sm:gap-5 sm:p-4">
      {cover && (
        <Photo
          {...cover}
          media={cover.id}
          alt=""
          sizes="7rem"
          ratio="4 / 5"
          className="w-24 shrink-0 rounded-card sm:w-28"
        />
      )}
      <div className="grid min-w-0 gap-1">
        <Link href={addressOf('product', item.path)} className="font-semibold after:absolute after:inset-0">
          {item.name}
        </Link>
        {item.category && <p className="text-sm text-ink-soft">{item.category.title}</p>}
        <Price {...{ price, mrp, currency, priceVaries }} />
        {!item.inStock && <p className="text-sm font-semibold">{t('Sold out')}</p>}
      </div>
    </aside>
  )
}
