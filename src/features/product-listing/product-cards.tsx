import { Drawn } from '../../sections/define/drawn.tsx'
import type { ProductListItem } from '../../shared/selling/products.ts'
import { type CardLook, ProductCard } from '../../ui/product-card.tsx'
import { AddToBag } from '../add-to-bag/add-to-bag.tsx'
import { Heart } from '../wishlist/heart.tsx'

/** `grid`: five columns from 1024 px on. `beside`: four, beside a side filter (K6). `row`: scrolls sideways. */
export type Arrangement = 'grid' | 'beside' | 'row'

const classes: Record<Arrangement, string> = {
  grid: 'card-grid',
  beside: 'card-grid [--columns:4]',
  row: 'card-row',
}

export const sizes: Record<Arrangement, string> = {
  grid: '(min-width:84rem) 15rem,(min-width:64rem) 18vw,(min-width:48rem) 29vw,45vw',
  beside: '(min-width:64rem) 15rem,(min-width:48rem) 29vw,45vw',
  row: '(min-width:36rem) 15rem,42vw',
}

type Props = {
  items: ProductListItem[]
  look: CardLook
  arrangement: Arrangement
  level?: 2 | 3
  /** How many stand in view when the page opens. */
  eager?: number
}

/** Products as cards. */
export function ProductCards({ items, look, arrangement, level, eager = 0 }: Props) {
  return (
    <ul className={classes[arrangement]}>
      {items.map((item, index) => (
        <Drawn
          key={item._id}
          as="li"
          name="product-card"
          of={Card}
          item={item}
          look={{ look, sizes: sizes[arrangement], level, first: index < eager }}
        />
      ))}
    </ul>
  )
}

type CardProps = { item: ProductListItem; look: CardLook; sizes: string; level?: 2 | 3; first: boolean }

/** A product's card with its button. */
export function Card(props: CardProps) {
  return (
    <ProductCard {...props} heart={<Heart product={props.item} />}>
      <AddToBag item={props.item} />
    </ProductCard>
  )
}
