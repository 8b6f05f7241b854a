import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { listProducts } from '../../server/modules/selling/products/products.contract.ts'
import type { ProductRow, ProductStatus } from '../../shared/selling/products-admin.ts'
import { lowStock } from '../../shared/selling/variants.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { saveStatus, useBrands, useCategories, useRefresh } from '../catalogue/calls.ts'
import { categoryOptions } from '../categories/tree.ts'
import { DataTable } from '../ui/data-table.tsx'
import { type List, useList } from '../ui/list.ts'
import { ListFilter, ListTools } from '../ui/list-tools.tsx'
import { useSite } from '../ui/me.ts'
import { Screen } from '../ui/screen.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductMenu } from './product-menu.tsx'

/** Everything that the shop sells, and what is still a draft. */
export function ProductsScreen() {
  const search = useSearch({ from: '/products' })
  const list = useList({ contract: listProducts, search, sort: 'changed', order: 'descend' })
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const add = (
    <Link to="/products/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New product
    </Link>
  )
  return (
    <Screen title="Products" actions={add}>
      <ListTools list={list} search="Search by name or SKU">
        <Filters list={list} />
      </ListTools>
      <DataTable
        list={list}
        label="Products"
        columns={productColumns(zone)}
        link={({ _id }) => linkOptions({ to: '/products/$id', params: { id: _id } })}
        rowActions={(row) => <ProductMenu product={row} />}
        chosenActions={(ids, clear) => <StatusButtons ids={ids} clear={clear} />}
        empty={
          <EmptyState
            heading="There are no products yet"
            text="Add the first one with a picture, a price and its stock. It stays a draft until you publish it."
          >
            {add}
          </EmptyState>
        }
      />
    </Screen>
  )
}

function Filters({ list }: { list: List<ProductRow> }) {
  const { data: categories } = useCategories()
  const { data: brands = [] } = useBrands()
  return (
    <>
      <ListFilter
        list={list}
        name="status"
        label="Status"
        options={[
          { value: 'PUBLISHED', title: 'Published' },
          { value: 'DRAFT', title: 'Draft' },
        ]}
      />
      <ListFilter list={list} name="category" label="Category" options={categoryOptions(categories)} />
      <ListFilter
        list={list}
        name="brand"
        label="Brand"
        options={brands.map(({ _id, name }) => ({ value: _id, title: name }))}
      />
      <ListFilter
        list={list}
        name="stock"
        label="Stock"
        options={[
          { value: 'low', title: `Low (${lowStock} or fewer)` },
          { value: 'out', title: 'Sold out' },
        ]}
      />
    </>
  )
}

const doneTo = { PUBLISHED: 'published', DRAFT: 'unpublished' }

function StatusButtons({ ids, clear }: { ids: string[]; clear: () => void }) {
  const refresh = useRefresh()
  const [busy, setBusy] = useState<ProductStatus>()
  const save = async (status: ProductStatus) => {
    setBusy(status)
    try {
      await saveStatus(ids, status)
      clear()
      await refresh()
      toast.success(`${ids.length} ${ids.length === 1 ? 'product' : 'products'} ${doneTo[status]}`)
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(undefined)
    }
  }
  const button = (status: ProductStatus, title: string) => (
    <Button
      look="secondary"
      busy={busy === status}
      disabled={busy !== undefined}
      onClick={() => void save(status)}
      className="min-h-8! py-0.5!"
    >
      {title}
    </Button>
  )
  return (
    <>
      {button('PUBLISHED', 'Publish')}
      {button('DRAFT', 'Unpublish')}
      <button type="button" className="min-h-8 px-1 text-ink-soft hover:text-ink" onClick={clear}>
        Clear selection
      </button>
    </>
  )
}
