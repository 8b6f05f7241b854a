import type { Dashboard } from '../../shared/running/dashboard.ts'
import { counted } from '../ui/counted.ts'
import { ProductLine } from './product-line.tsx'

type Wished = NonNullable<Dashboard['wished']>

/** Products on wishlists that were not ordered since. Nothing without any. */
export function WishedProducts({ wished }: { wished: Wished }) {
  if (wished.length === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="text-lg">Wished for, not bought</h2>
      <p className="mb-2 text-sm text-ink-soft">Added to a wishlist in the last 30 days and not ordered since.</p>
      <ul className="divide-y divide-line border-y border-line">
        {wished.map((product) => (
          <ProductLine key={product._id} product={product} note={inWords(product.people)} />
        ))}
      </ul>
    </section>
  )
}

const inWords = (people: number) => `On ${people === 1 ? 'one wishlist' : counted(people, 'wishlist')}`
