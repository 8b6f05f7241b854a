import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ProductRow } from '../../shared/selling/products-admin.ts'
import { deleteProduct, saveStatus, useRefresh } from '../catalogue/calls.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'

export type MenuProduct = Pick<ProductRow, '_id' | 'name' | 'path' | 'status'>

/** What can be done with a product from the list. */
export function ProductMenu({ product }: { product: MenuProduct }) {
  const { _id, name, path, status } = product
  const [deleting, setDeleting] = useState(false)
  const refresh = useRefresh()
  const published = status === 'PUBLISHED'
  const turn = async () => {
    try {
      await saveStatus([_id], published ? 'DRAFT' : 'PUBLISHED')
      await refresh()
      toast.success(published ? 'Product unpublished' : 'Product published')
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <>
      <Menu
        label={`Actions for ${name}`}
        align="end"
        className="grid size-9 place-items-center rounded-button text-ink-soft hover:bg-ground-soft pointer-coarse:size-11"
        trigger={<Ellipsis className="size-5" aria-hidden />}
      >
        <MenuItem link={<Link to="/products/$id" params={{ id: _id }} />}>Edit</MenuItem>
        {published && (
          <MenuItem link={<a href={addressOf('product', path)} target="_blank" rel="noreferrer" />}>
            View in shop
          </MenuItem>
        )}
        <MenuItem onSelect={() => void turn()}>{published ? 'Unpublish' : 'Publish'}</MenuItem>
        {!published && (
          <>
            <MenuLine />
            <MenuItem danger="danger" onSelect={() => setDeleting(true)}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
      {deleting && <DeleteProduct product={product} onClose={() => setDeleting(false)} />}
    </>
  )
}

type DeleteProps = { product: MenuProduct; onClose: () => void; onDeleted?: () => void }

export function DeleteProduct({ product, onClose, onDeleted }: DeleteProps) {
  const refresh = useRefresh()
  const run = async () => {
    await deleteProduct(product._id)
    onDeleted?.()
    await refresh()
    toast.success('Product deleted')
  }
  return (
    <Confirm title={`Delete ${product.name}?`} act="Delete product" run={run} onClose={onClose}>
      <p>Its text, pictures and stock are deleted permanently. A product that has been ordered is kept, unpublished.</p>
    </Confirm>
  )
}
