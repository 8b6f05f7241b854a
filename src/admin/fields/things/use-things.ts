import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { listPages } from '../../../server/modules/content/pages/pages.contract.ts'
import { listForSale, searchModel } from '../../../server/modules/selling/search/search.contract.ts'
import type { PageRow } from '../../../shared/content/pages-admin.ts'
import type { Picture, ProductListItem } from '../../../shared/selling/catalog.ts'
import { formatMoney } from '../../../shared/selling/money.ts'
import { useSite } from '../../ui/me.ts'
import { ownPage, pagesFor, type Thing, type ThingKind, unknownThing } from './things.ts'

type Hit = { title: string; path: string; image: Picture | null; price: number | null }
const kept = { staleTime: 60_000, placeholderData: keepPreviousData }

/** What a text finds of a kind; an empty text finds the first of all. Asked only while somebody looks. */
export function useThings(kind: ThingKind, query: string, isOpen: boolean) {
  const currency = useSite()?.currency
  const { data, error, isPending } = useQuery({
    queryKey: ['things', kind, query, currency],
    queryFn: () => findThings(kind, query, currency),
    enabled: isOpen,
    ...kept,
  })
  return { things: data ?? [], fault: error?.message, isPending }
}

/** The thing that a stored value names; undefined until that is known, and for no value. */
export function useThing(kind: ThingKind, value: string): Thing | undefined {
  const product = useProducts(kind === 'product' && value ? [value] : [])
  const { data } = useQuery({
    queryKey: ['thing', kind, value],
    queryFn: () => (kind === 'page' ? readPage(value) : readCategory(value)),
    enabled: kind !== 'product' && value !== '',
    ...kept,
  })
  if (value === '') return undefined
  const found = kind === 'product' ? product?.[0] : data
  return found?.value === value ? found : undefined
}

/** Products by their paths, in that order; undefined until they are known. */
export function useProducts(paths: string[]): Thing[] | undefined {
  const currency = useSite()?.currency
  const { data } = useQuery({
    queryKey: ['things', 'products', [...paths].sort()],
    queryFn: () => readProducts(paths),
    enabled: paths.length > 0,
    ...kept,
  })
  if (paths.length === 0) return []
  return (
    data &&
    paths.map((path) =>
      asThing(
        data.find((item) => item.path === path),
        path,
        currency,
      ),
    )
  )
}

async function findThings(kind: ThingKind, query: string, currency: string | undefined): Promise<Thing[]> {
  if (kind === 'page') return pagesFor(query, await findPages(query))
  const hits = await search(kind, query)
  return hits.map(({ title, path, image, price }) => ({
    value: path,
    title,
    detail: price === null ? `/c/${path}` : formatMoney(price, currency),
    picture: image,
  }))
}

async function findPages(query: string): Promise<Thing[]> {
  const { data } = await call(listPages, {
    query: { kind: 'page', sort: 'title', order: 'ascend', s: 20, q: query.trim() || undefined },
  })
  return data.map(pageThing)
}

function pageThing({ title, key, isHome, published }: PageRow): Thing {
  return {
    value: isHome ? '$ROOT' : key,
    title: isHome ? `Home page: ${title}` : title,
    detail: `${isHome ? '/' : key}${published ? '' : ', not published yet'}`,
  }
}

async function search(kind: 'category' | 'product', query: string): Promise<Hit[]> {
  const { data } = await call(searchModel, { params: { modelId: kind }, query: { query } })
  return data
}

async function readPage(value: string): Promise<Thing> {
  const own = ownPage(value)
  const [path = ''] = value.split(/[?#]/)
  if (own && own.value !== '$ROOT') return own
  const pages = await findPages(own ? '' : path)
  const found = pages.find((page) => page.value === value || page.value === path)
  return found ? { ...found, value } : (own ?? unknownThing(value))
}

/** A search finds titles: first among all, then by the words of the path. */
async function readCategory(path: string): Promise<Thing> {
  const words = path.split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  for (const query of ['', words]) {
    const hit = (await search('category', query)).find((category) => category.path === path)
    if (hit) return { value: path, title: hit.title, detail: `/c/${path}`, picture: hit.image }
  }
  return unknownThing(path)
}

async function readProducts(paths: string[]): Promise<ProductListItem[]> {
  const filters = { path: [{ operator: 'IN' as const, value: paths }] }
  const { data } = await call(listForSale, { body: { filters, s: 100 } })
  return data
}

function asThing(item: ProductListItem | undefined, path: string, currency: string | undefined): Thing {
  if (!item) return { ...unknownThing(path), picture: null }
  const { name, price, basicDetails } = item
  return { value: path, title: name, detail: formatMoney(price, currency), picture: basicDetails.media[0] ?? null }
}
