import { useNavigate } from '@tanstack/react-router'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { EditableProduct } from '../../shared/selling/products-admin.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { DeleteProduct } from './product-menu.tsx'

/** Beside the title: to the product in the shop; a draft may be deleted. */
export function ProductActions({ product }: { product: EditableProduct }) {
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  if (product.status === 'PUBLISHED')
    return (
      <a
        href={addressOf('product', product.path)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
      >
        View in shop
        <ExternalLink className="size-4" aria-hidden />
      </a>
    )
  return (
    <>
      <Menu
        label="More actions"
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem danger="danger" onSelect={() => setDeleting(true)}>
          Delete product
        </MenuItem>
      </Menu>
      {deleting && (
        <DeleteProduct
          product={product}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate({ to: '/products', ignoreBlocker: true })}
        />
      )}
    </>
  )
}
