import { type CSSProperties, useId } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { t } from '../../shared/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Price } from '../../ui/price.tsx'

/** A product with its place in the picture, in percent. */
export type Placed = { item: ProductListItem; x: number; y: number }

/** A mark on the picture that opens its product beside it. It is a popover: without script, shut by Escape or a press elsewhere. */
export function SpotMark({ spot: { item, x, y }, number, level }: { spot: Placed; number: number; level: 2 | 3 }) {
  const id = useId()
  const anchor = `--spot-${id.replace(/[^\w-]/g, '')}`
  return (
    <div className="look-spot" style={{ left: `${x}%`, top: `${y}%` }}>
      <button type="button" popoverTarget={id} style={{ anchorName: anchor } as CSSProperties}>
        <span>{number}</span>
        <span className="sr-only"> {item.name}</span>
      </button>
      <div id={id} popover="auto" className="look-product" style={{ positionAnchor: anchor } as CSSProperties}>
        <div className="flex items-start gap-2">
          <ProductLine item={item} level={level} />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center"
            aria-label={t('Close {name}', { name: item.name })}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Picture, name and price of a product in one line; all of it leads to the product. */
export function ProductLine({ item, level }: { item: ProductListItem; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const [cover] = item.basicDetails.media
  return (
    <div className="relative flex min-w-0 flex-1 items-center gap-4">
      {cover && (
        <Photo
          media={cover.id}
          width={cover.width}
          colour={cover.colour}
          focus={cover.focus}
          file={cover.file}
          alt=""
          sizes="4.5rem"
          ratio="4 / 5"
          className="w-18 shrink-0 rounded-card"
        />
      )}
      <div className="min-w-0">
        <Heading className="font-sans text-base leading-snug font-medium">
          <Link
            href={addressOf('product', item.path)}
            className="underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:underline"
          >
            {item.name}
          </Link>
        </Heading>
        {item.inStock ? <Price {...item} /> : <p className="text-ink-soft">{t('Sold out')}</p>}
      </div>
    </div>
  )
}
