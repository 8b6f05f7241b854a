import { Link, useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { duplicateProduct, useRefreshCatalogue } from '../catalogue/calls.ts'
import { MenuItem, MenuLine, RowMenu } from '../ui/menu.tsx'
import { useBulk } from './use-bulk.ts'

export type MenuProduct = Pick<ProductRow, '_id' | 'name' | 'path' | 'status'>

/** Actions on a product in the list. */
export function ProductMenu({ product }: { product: MenuProduct }) {
  const { _id, name, path, status } = product
  const { setStatus, remove, question } = useBulk()
  const copy = useDuplicate()
  const published = status === 'PUBLISHED'
  return (
    <>
      {question}
      <RowMenu label={`Actions for ${name}`}>
        <MenuItem link={<Link to="/products/$id" params={{ id: _id }} />}>Edit</MenuItem>
        {published && (
          <MenuItem link={<a href={addressOf('product', path)} target="_blank" rel="noreferrer" />}>
            View in shop
          </MenuItem>
        )}
        <MenuItem onSelect={() => void copy(_id)}>Duplicate</MenuItem>
        <MenuItem onSelect={() => void setStatus([product], published ? 'DRAFT' : 'PUBLISHED')}>
          {published ? 'Unpublish' : 'Publish'}
        </MenuItem>
        <MenuLine />
        <MenuItem danger="danger" onSelect={() => void remove([_id])}>
          Delete
        </MenuItem>
      </RowMenu>
    </>
  )
}

/** Copies a product and opens the copy. */
export function useDuplicate(): (id: string) => Promise<void> {
  const refresh = useRefreshCatalogue()
  const navigate = useNavigate()
  return async (id) => {
    try {
      const copy = await duplicateProduct(id)
      void refresh()
      toast.success('Product duplicated', 'The copy is a draft with nothing in stock.')
      await navigate({ to: '/products/$id', params: { id: copy } })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
}
