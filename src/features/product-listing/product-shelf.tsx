import { Drawn } from '../../sections/define/drawn.tsx'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import type { CardLook } from '../../ui/product-card.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { Card, sizes } from './product-cards.tsx'

type Props = { items: ProductListItem[]; look: CardLook; level: 2 | 3; label: string }

/** Products as cards on a shelf that is moved by its arrows. */
export function ProductShelf({ items, look, level, label }: Props) {
  const shown = { look, sizes: sizes.grid, level, first: false }
  const slides = items.map((item) => ({
    name: item.name,
    content: <Drawn as="div" name="product-card" of={Card} item={item} look={shown} />,
  }))
  return <Carousel label={label} slides={slides} className="carousel-shelf" />
}
