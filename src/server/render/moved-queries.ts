import { barePath, usualForm } from '../../shared/content/pages/page-path.ts'
import { movedBlogQuery } from '../modules/content/posts/index.ts'
import type { Moved } from '../modules/kind.ts'
import { formerBrandPaths, movedBrandPaths } from '../modules/selling/brands/index.ts'
import { productsTag } from '../modules/selling/tags.ts'
import type { Ctx } from '../platform/context.ts'
import type { Address } from './address.ts'

/** Redirect for an address whose parameters name something that has a page of its own, or a new path. */
export async function movedQuery(ctx: Ctx, address: Address): Promise<Moved | undefined> {
  const { route, query } = address
  if (route?.template === 'blog') return movedBlogQuery(ctx, query)
  return query.brand ? movedBrands(ctx, address, query.brand.split(',')) : undefined
}

const usualPath = (path: string) => barePath(usualForm(path))

/** The list with the brands' current paths; those in capitals or another Unicode form are led to their own, where there is such a brand. */
async function movedBrands(ctx: Ctx, address: Address, brands: string[]): Promise<Moved | undefined> {
  const others = brands.map(usualPath).filter((path) => !brands.includes(path))
  const known = others.length === 0 ? new Set<string>() : await formerBrandPaths.present(ctx, others)
  const named = brands.map((path) => (known.has(usualPath(path)) ? usualPath(path) : path))
  const moved = await movedBrandPaths(ctx, named)
  const brand = [...new Set(named.map((path) => moved.get(path) ?? path))].join(',')
  if (brand === brands.join(',')) return undefined
  return { address: addressWith(address, { brand }), tag: productsTag }
}

/** The address with other parameters; empty ones are left out. */
export function addressWith({ path, query }: Address, change: Record<string, string>): string {
  const { p = '', ...others } = { ...query, ...change }
  const all = Object.entries({ ...others, p }).filter(([, value]) => value !== '')
  const text = all.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return text.length === 0 ? path : `${path}?${text.join('&')}`
}
