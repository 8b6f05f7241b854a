import { Link } from '@tanstack/react-router'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Dashboard } from '../../shared/running/dashboard.ts'
import { formatPrice } from '../../shared/selling/money.ts'
import { Photo } from '../../ui/photo.tsx'
import { useMay } from '../ui/me.ts'

type Top = NonNullable<Dashboard['top']>

export function BestSellers({ top, currency }: { top: Top; currency: string }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">Best sellers this month</h2>
      {top.length === 0 && <p className="border-t border-line py-4 text-ink-soft">No sales this month yet.</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {top.map((product) => (
          <li key={product._id} className="flex items-center gap-3 py-2">
            <span className="size-10 shrink-0 overflow-hidden rounded-card bg-ground-soft">
              {product.image && <Photo media={product.image.id} alt="" sizes="2.5rem" className="size-full" />}
            </span>
            <span className="min-w-0 flex-1">
              <Name product={product} />
              <span className="block text-sm text-ink-soft tabular-nums">{product.pieces} sold</span>
            </span>
            <span className="shrink-0 tabular-nums">{formatPrice(product.sales, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the product's form, or without that permission to its page in the shop. */
function Name({ product: { _id, name, path } }: { product: Top[number] }) {
  const keeps = useMay('catalogue')
  const className = 'line-clamp-2 leading-snug hover:underline'
  return keeps ? (
    <Link to="/products/$id" params={{ id: _id }} className={className}>
      {name}
    </Link>
  ) : (
    <a href={addressOf('product', path)} className={className}>
      {name}
    </a>
  )
}
