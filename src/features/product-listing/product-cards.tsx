import { Drawn } from '../../sections/define/drawn.tsx'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { type CardLook, ProductCard } from '../../ui/product-card.tsx'
import { AddToBag } from '../add-to-bag/add-to-bag.tsx'
import { Heart } from '../wishlist/heart.tsx'
import { type Arrangement, arrangements } from './arrangement.ts'

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
  /** Number of cards in view on load. */
  eager?: number
}

/** Products as cards. */
export function ProductCards({ items, look, arrangement, level, eager = 0 }: Props) {
  return (
    <ul className={arrangements[arrangement]}>
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
