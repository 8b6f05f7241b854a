import { Link, linkOptions, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import {
  exportProducts,
  exportWorkbook,
} from '../../server/modules/selling/product-imports/product-imports.contract.ts'
import { listProducts } from '../../server/modules/selling/products/products.contract.ts'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { lowStock } from '../../shared/selling/catalogue/variants.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useBrands, useCategories } from '../catalogue/calls.ts'
import { categoryOptions } from '../categories/tree.ts'
import { DataTable } from '../ui/data-table.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { ExportMenu } from '../ui/export-menu.tsx'
import { type List, useList } from '../ui/list.ts'
import { ListFilter, ListFilters, ListTools } from '../ui/list-tools.tsx'
import { useZone } from '../ui/me.ts'
import { saveFile } from '../ui/save-file.ts'
import { Screen } from '../ui/screen.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductMenu } from './product-menu.tsx'

const files = {
  'CSV, for any spreadsheet': () => saveFile(exportProducts, {}, 'products.csv'),
  'Excel workbook': () => saveFile(exportWorkbook, {}, 'products.xlsx'),
}

/** Everything that the shop sells, and what is still a draft. */
export function ProductsScreen() {
  const search = useSearch({ from: '/products' })
  const list = useList({ contract: listProducts, search, sort: 'changed', order: 'descend' })
  const zone = useZone()
  const add = (
    <Link to="/products/new" className={buttonClass()}>
      <Plus className="size-4" aria-hidden />
      New product
    </Link>
  )
  const actions = (
    <>
      <ExportMenu total={list.total} formats={files} />
      <Link to="/products/imports" className={buttonClass('secondary')}>
        Import
      </Link>
      <Link to="/products/table" search={search} className={buttonClass('secondary')}>
        Edit in a table
      </Link>
      <Link to="/products/fields" className={buttonClass('secondary')}>
        Custom fields
      </Link>
      <Link to="/products/size-guides" className={buttonClass('secondary')}>
        Size guides
      </Link>
      {add}
    </>
  )
  return (
    <Screen title="Products" actions={actions}>
      <ListTools list={list} search="Search by name or SKU">
        <Filters list={list} />
      </ListTools>
      <DataTable
        list={list}
        label="Products"
        columns={productColumns(zone)}
        link={({ _id }) => linkOptions({ to: '/products/$id', params: { id: _id } })}
        rowActions={(row) => <ProductMenu product={row} />}
        chosenActions={(ids, clear) => (
          <ChosenProducts rows={list.rows?.filter(({ _id }) => ids.includes(_id)) ?? []} clear={clear} />
        )}
        empty={
          <EmptyList
            heading="There are no products yet"
            text="Add the first one with a picture, a price and its stock. It stays a draft until you publish it."
            begin={add}
          />
        }
      />
    </Screen>
  )
}

function Filters({ list }: { list: List<ProductRow> }) {
  const { data: categories } = useCategories()
  const { data: brands = [] } = useBrands()
  return (
    <ListFilters list={list} names={['status', 'category', 'brand', 'stock']}>
      <ListFilter
        list={list}
        name="status"
        label="Status"
        options={[
          { value: 'PUBLISHED', title: 'Published' },
          { value: 'DRAFT', title: 'Draft' },
          { value: 'SCHEDULED', title: 'Scheduled' },
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
    </ListFilters>
  )
}
