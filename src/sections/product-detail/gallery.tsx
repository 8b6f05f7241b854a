import type { CSSProperties } from 'react'
import type { ShownPicture } from '../../shared/content/media/picture-shapes.ts'
import { t } from '../../shared/words.ts'
import { Photo } from '../../ui/photo.tsx'
import { Island } from '../define/island.tsx'
import { slideId } from './gallery-strip.ts'
import PictureZoom from './picture-zoom.island.tsx'
import ProductThumbs from './product-thumbs.island.tsx'

type Props = { pictures: ShownPicture[]; name: string; strip: string }

/**
 * The pictures in a strip that is swiped, with thumbnails (on a phone dots) that lead to each; the first one is not kept
 * waiting. On a phone a picture is as high as leaves room for name and price in the first screen, in its own proportions, and the next
 * one begins beside it: a person who wears a thing keeps head and feet.
 */
export function Gallery({ pictures, name, strip }: Props) {
  const several = pictures.length > 1
  if (pictures.length === 0) return <div className="aspect-[4/5] rounded-card bg-ground-soft" />
  return (
    <div className={several ? 'grid content-start gap-3 md:grid-cols-[4.5rem_minmax(0,1fr)]' : undefined}>
      <div className="relative min-w-0 md:order-2">
        <section
          id={strip}
          className="snap-strip rounded-card max-md:items-center max-md:justify-center-safe max-md:gap-2 md:bg-ground-soft"
          aria-label={t('Pictures of {name}', { name })}
          tabIndex={several ? 0 : undefined}
        >
          {pictures.map(({ id, alt, width, height, colour, focus, file }, index) => (
            <figure
              key={id}
              id={slideId(strip, index)}
              className="picture-slide scroll-mt-40"
              style={width && height ? ownShape(width, height) : undefined}
            >
              <Photo
                media={id}
                width={width}
                colour={colour}
                focus={focus}
                file={file}
                alt={alt || name}
                sizes="(min-width:84rem) 42rem,(min-width:64rem) 48vw,94vw"
                ratio="var(--shape)"
                className="w-full max-md:rounded-card"
                first={index === 0}
              />
            </figure>
          ))}
        </section>
        <Island name="picture-zoom" of={PictureZoom} start="touch" props={{ strip, pictures, name }} />
      </div>
      {several && (
        <Island
          name="product-thumbs"
          of={ProductThumbs}
          start="visible"
          props={{ strip, pictures: pictures.map(({ id, width, colour }) => ({ media: id, width, colour })), name }}
        />
      )}
    </div>
  )
}

const ownShape = (width: number, height: number) => ({ '--own-shape': `${width} / ${height}` }) as CSSProperties
