import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ListedProduct } from '../../shared/running/dashboard.ts'
import { useMay } from '../ui/me.ts'
import { Thumb } from '../ui/thumb.tsx'

type Props = { product: ListedProduct; note: string; children?: ReactNode }

/** A product in a list of the dashboard: picture, name, a note below it, and at the end what `children` shows. */
export function ProductLine({ product, note, children }: Props) {
  return (
    <li className="flex items-center gap-3 py-2">
      <Thumb media={product.image?.id} className="size-10 rounded-card" />
      <span className="min-w-0 flex-1">
        <Name product={product} />
        <span className="block text-sm text-ink-soft tabular-nums">{note}</span>
      </span>
      {children}
    </li>
  )
}

/** Links to the product's form, or without that permission to its page in the shop. */
function Name({ product: { _id, name, path } }: { product: ListedProduct }) {
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
