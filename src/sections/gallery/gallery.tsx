import type { CSSProperties } from 'react'
import { type LinkedPostData, linksPost, loadLinkedPost } from '../../features/blog/linked-post.schema.ts'
import { LinkedPost } from '../../features/blog/linked-post.tsx'
import { ActionLink } from '../../ui/action-link.tsx'
import { boxAt } from '../../ui/align.ts'
import { Band } from '../../ui/band.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type Gallery, looks, sample, schema } from './gallery.schema.ts'
import GalleryLightbox from './gallery-lightbox.island.tsx'
import { inColumns, inPairs, type Place } from './places.ts'
import { type Numbered, Thumbnail } from './thumbnail.tsx'

type Shown = { items: Numbered[] }

/** Custom properties of a place on phones and on wider screens. */
function placed(few: Place, many: Place): CSSProperties {
  return {
    '--row-few': few.row,
    '--column-few': few.column,
    '--row-many': many.row,
    '--column-many': many.column,
    '--high-few': few.high,
    '--wide-few': few.wide,
    '--high-many': many.high,
    '--wide-many': many.wide,
  } as CSSProperties
}

/** The `sizes` of a picture: the width of one column times the columns it spans. */
function sizesOf(few: Place, many: Place, [widest, wide, narrow]: [number, number, number]): string {
  const [far, near] = [Math.ceil(widest * many.wide), Math.ceil(wide * many.wide)]
  return `(min-width: 84rem) ${far}rem, (min-width: 48rem) ${near}vw, ${narrow * few.wide}vw`
}

/** Four columns of three, on phones two. Four pictures and more have as many columns as they fill. */
function FourColumns({ items }: Shown) {
  const count = items.length
  const columns = count <= 3 ? 4 : Math.min(4, Math.ceil(count / 3))
  const style = { '--columns-few': 2, '--columns-many': columns, '--parts': 4 } as CSSProperties
  return (
    <div className="gallery-places">
      <ul style={style}>
        {items.map((picture, index) => {
          const [few, many] = [inColumns(index, count, 2), inColumns(index, count, columns)]
          return (
            <li key={index} style={placed(few, many)}>
              <Thumbnail picture={picture} sizes={sizesOf(few, many, [80 / columns, 92 / columns, 46])} filling />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Two columns, on phones one, each group with a large picture. */
function TwoColumns({ items }: Shown) {
  const count = items.length
  const columns = count > 3 ? 2 : 1
  const style = { '--columns-few': 2, '--columns-many': 2 * columns, '--parts': 4 } as CSSProperties
  return (
    <div className={`gallery-places ${columns === 1 ? 'mx-auto max-w-[46rem]' : ''}`}>
      <ul style={style}>
        {items.map((picture, index) => {
          const [few, many] = [inPairs(index, count, 1), inPairs(index, count, columns)]
          return (
            <li key={index} style={placed(few, many)}>
              <Thumbnail picture={picture} sizes={sizesOf(few, many, [20, 23, 46])} filling />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Masonry({ items }: Shown) {
  return (
    <ul className="columns-2 gap-[clamp(0.5rem,1.2vw,1rem)] md:columns-3 lg:columns-4">
      {items.map((picture, index) => (
        <li key={index} className="break-inside-avoid pb-[clamp(0.5rem,1.2vw,1rem)]">
          <Thumbnail
            picture={picture}
            sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw"
            ratio={picture.image.height ? undefined : 'auto 4 / 3'}
            className="h-auto w-full"
          />
        </li>
      ))}
    </ul>
  )
}

function Strip({ items }: Shown) {
  return (
    <ul className="gallery-strip">
      {items.map((picture, index) => (
        <li key={index}>
          <Thumbnail picture={picture} sizes="(min-width: 64rem) 40rem, 88vw" ratio={ratioOf(picture)} />
        </li>
      ))}
    </ul>
  )
}

const ratioOf = ({ image: { width, height } }: Numbered) => (width && height ? `${width} / ${height}` : '4 / 3')

/** Pictures (S45) that open large, one beside the other (S46). */
function GalleryView({ props, data }: { props: Gallery; data?: LinkedPostData }) {
  const items = props.items
    .filter(({ image }) => image.media)
    .map((picture, index) => ({ ...picture, number: index + 1 }))
  if (items.length === 0) return null
  const columns = props.layout === 'groups' ? props.columns : undefined
  return (
    <Band band={props}>
      <SectionHeader {...props} />
      <div className="relative isolate" data-gallery>
        {columns === 'four' && <FourColumns items={items} />}
        {columns === 'two' && <TwoColumns items={items} />}
        {props.layout === 'masonry' && <Masonry items={items} />}
        {props.layout === 'strip' && <Strip items={items} />}
        <Island name="gallery-lightbox" of={GalleryLightbox} props={{}} />
      </div>
      <div className="mt-10 flex justify-center empty:hidden">
        <ActionLink button={props.button} look="secondary" />
      </div>
      <LinkedPost
        data={data}
        text={props.blogText}
        level={props.heading ? 3 : 2}
        className={`mt-12 max-w-[60rem] ${boxAt(props.align)}`}
      />
    </Band>
  )
}

export const gallery = defineSection({
  type: 'gallery',
  title: 'Gallery',
  category: 'content',
  schema,
  sample,
  looks,
  view: GalleryView,
  load: loadLinkedPost,
  loads: linksPost,
})
