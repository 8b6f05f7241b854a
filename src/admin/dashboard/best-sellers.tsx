import type { Dashboard } from '../../shared/running/dashboard.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { ProductLine } from './product-line.tsx'

type Top = NonNullable<Dashboard['top']>

export function BestSellers({ top, currency }: { top: Top; currency: string }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-lg">Best sellers this month</h2>
      {top.length === 0 && <p className="border-t border-line py-4 text-ink-soft">No sales this month yet.</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {top.map((product) => (
          <ProductLine key={product._id} product={product} note={`${product.pieces} sold`}>
            <span className="shrink-0 tabular-nums">{formatPrice(product.sales, currency)}</span>
          </ProductLine>
        ))}
      </ul>
    </section>
  )
}
