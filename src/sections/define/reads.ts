import type { BlogCategory, Post, PostItem } from '../../shared/content/posts.ts'
import type { Category } from '../../shared/selling/categories.ts'
import type { ProductSort } from '../../shared/selling/product-sorts.ts'
import type { ProductDetail, ProductListItem } from '../../shared/selling/products.ts'

export type ProductQuery = {
  /** Path of a category; its sub-categories belong to it. */
  category?: string
  /** Paths of chosen products, in this order. */
  paths?: string[]
  text?: string
  brand?: string[]
  /** Minor units. */
  priceFrom?: number
  priceTo?: number
  onSale?: boolean
  inStock?: boolean
  sort: ProductSort
  /** Page, from 0. */
  page: number
  size: number
}

/** What an owner may choose for a list that is not searched, filtered or paged. */
export type FirstProductsQuery = Pick<ProductQuery, 'category' | 'paths' | 'onSale' | 'sort' | 'size'>

/** Which blog posts a list shows, the newest first. */
export type PostQuery = {
  /** Path of a category. */
  category?: string
  tag?: string
  /** Id of an author. */
  author?: string
  text?: string
  /** Path of a post that is not to be among them. */
  except?: string
  /** Page, from 0. */
  page: number
  size: number
}

/** A brand, with how many of its products are for sale. */
export type Brand = { name: string; path: string; count: number }

export type Facets = { brands: Brand[]; priceMin: number; priceMax: number }

/**
 * What a section may ask for while a page is made. The server implements it, and every read records what the page then
 * depends on; so a section never imports the server, and a page is dropped from the cache when its content changes.
 */
export type Reads = {
  products: (query: ProductQuery) => Promise<{ items: ProductListItem[]; total: number }>
  /** The first of them. How many there are is not counted, which takes as long as to find them. */
  firstProducts: (query: FirstProductsQuery) => Promise<ProductListItem[]>
  facets: (query: Pick<ProductQuery, 'category' | 'text'>) => Promise<Facets>
  /** Those that have something for sale, the one with most of it first. */
  brands: () => Promise<Brand[]>
  product: (path: string) => Promise<ProductDetail | undefined>
  category: (path: string) => Promise<{ category: Category; ancestors: Category[]; children: Category[] } | undefined>
  categories: () => Promise<Category[]>
  posts: (query: PostQuery) => Promise<{ items: PostItem[]; total: number }>
  post: (path: string) => Promise<Post | undefined>
  /** In the owner's order. */
  blogCategories: () => Promise<BlogCategory[]>
}
