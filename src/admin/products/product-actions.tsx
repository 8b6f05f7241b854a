import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { EditableProduct } from '../../shared/selling/catalogue/products-admin.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { useDuplicate } from './product-menu.tsx'
import { StockHistory } from './stock-history.tsx'
import { useBulk } from './use-bulk.ts'

/** Beside the title: to the product in the shop, and what else can be done with it. */
export function ProductActions({ product }: { product: EditableProduct }) {
  const [history, setHistory] = useState(false)
  const navigate = useNavigate()
  const copy = useDuplicate()
  const { remove, question } = useBulk()
  const removeAndLeave = async () => {
    if (await remove([product._id])) await navigate({ to: '/products', ignoreBlocker: true })
  }
  return (
    <>
      {question}
      <Menu
        label="More actions"
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem onSelect={() => setHistory(true)}>Stock history</MenuItem>
        <MenuItem onSelect={() => void copy(product._id)}>Duplicate</MenuItem>
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => void removeAndLeave()}>
          Delete product
        </MenuItem>
      </Menu>
      {product.status === 'PUBLISHED' && (
        <a
          href={addressOf('product', product.path)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          View in shop
          <ExternalLink className="size-4" aria-hidden />
        </a>
      )}
      {history && <StockHistory product={product} onClose={() => setHistory(false)} />}
    </>
  )
}
