import type { BlogTopic, TopicKind } from '../../shared/content/blog/blog-topics.ts'
import type { BlogCategory, Post, PostItem } from '../../shared/content/blog/posts.ts'
import type { ShownForm } from '../../shared/content/forms/form-answers.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import type { Collection } from '../../shared/selling/catalogue/collections.ts'
import type { CustomField } from '../../shared/selling/catalogue/custom-fields.ts'
import type { ListFilters } from '../../shared/selling/catalogue/list-filters.ts'
import type { ListSort } from '../../shared/selling/catalogue/product-sorts.ts'
import type { ProductDetail, ProductListItem } from '../../shared/selling/catalogue/products.ts'
import type { ProductQuestion } from '../../shared/selling/opinions/questions.ts'
import type { ReviewSort } from '../../shared/selling/opinions/review-limits.ts'
import type { ReviewPage } from '../../shared/selling/opinions/reviews.ts'

export type ProductQuery = {
  /** Path of a category; its sub-categories belong to it. */
  category?: string
  /** Path of a collection. */
  collection?: string
  /** For a collection: in the owner's order. */
  asChosen?: boolean
  /** Paths of chosen products, in this order. */
  paths?: string[]
  text?: string
  onSale?: boolean
  sort: ListSort
  /** Page, from 0. */
  page: number
  size: number
} & ListFilters

/** Query of a list without search, filters or paging. */
export type FirstProductsQuery = Pick<
  ProductQuery,
  'category' | 'collection' | 'asChosen' | 'paths' | 'onSale' | 'sort' | 'size'
>

/** Filter of blog posts, newest first. */
export type PostQuery = {
  /** Path of a category. */
  category?: string
  tag?: string
  /** Id of an author. */
  author?: string
  text?: string
  /** Page, from 0. */
  page: number
  size: number
}

/** The newest posts of all or one category, or the posts with these ids in that order. */
export type FirstPostsQuery = Pick<PostQuery, 'category' | 'size'> & { ids?: string[] }

/** A brand, with how many of its products are for sale. */
export type Brand = { name: string; path: string; count: number }

/** A value of a filter. `count`: products of the list with it, the other filters as they are; null in a list too long to count. */
export type FacetValue = { value: string; label: string; count: number | null }

/** A filter of which several values may be chosen; `filter` is its name in the address. */
export type FacetGroup = { filter: string; title: string; values: FacetValue[] }

/** Filters that a list offers. Prices are those of the whole list, in minor units. */
export type Facets = {
  /** The list has more products than are looked through: it has each counted number of products, and more. */
  isPartial: boolean
  brands: Brand[]
  priceMin: number
  priceMax: number
  inStock: number | null
  categories: FacetValue[]
  ratings: FacetValue[]
  discounts: FacetValue[]
  options: FacetGroup[]
  fields: (FacetGroup & Pick<CustomField, 'type' | 'unit'>)[]
}

export type Companions = { chosen: ProductListItem[]; together: ProductListItem[] }

/** Part of a search text that was understood as a filter. */
export type UnderstoodWords = {
  /** The name of an option; empty for a brand and for a price. */
  option: string
  value: string
  /** Whole rupees. */
  price?: { min?: number; max?: number }
  /** The search without these words. */
  without: string
}

/** Search results besides products. */
export type SearchedElsewhere = {
  understood: UnderstoodWords[]
  /** False if no product matches all words; the results then match some of them. */
  isWhole: boolean
  categories: { title: string; path: string }[]
  brands: { title: string; path: string }[]
  pages: { title: string; path: string }[]
}

/**
 * The reads a section may make while a page is rendered. The server implements them and records the tags of each read, so that the
 * page is dropped from the cache when its content changes.
 */
export type Reads = {
  products: (query: ProductQuery) => Promise<{ items: ProductListItem[]; total: number }>
  /** Like `products`, without the total: counting takes as long as finding. */
  firstProducts: (query: FirstProductsQuery) => Promise<ProductListItem[]>
  /** Whether a category, or the site, has products for sale. */
  hasProducts: (category?: string) => Promise<boolean>
  facets: (query: Pick<ProductQuery, 'category' | 'collection' | 'text'> & ListFilters) => Promise<Facets>
  /** Brands with products for sale, most products first. */
  brands: () => Promise<Brand[]>
  /** Paths of brands by their names, also by the names that they had before they were renamed. */
  brandPaths: (names: string[]) => Promise<(string | undefined)[]>
  searched: (text: string) => Promise<SearchedElsewhere>
  /** Reviews of a product, by its id; pages count from 0. */
  reviews: (
    productId: string,
    asked: { stars?: number | undefined; pictures?: boolean; sort?: ReviewSort; page: number; size: number },
  ) => Promise<ReviewPage>
  product: (path: string) => Promise<ProductDetail | undefined>
  /** Answered questions about a product, last answered first; at most 50. */
  questions: (productId: string) => Promise<ProductQuestion[]>
  /** Products the owner paired with this one, and those most often bought with it; only those for sale. */
  companions: (productId: string, most: number) => Promise<Companions>
  /** Also finds a category by the path that it had before it was renamed. */
  category: (path: string) => Promise<{ category: Category; ancestors: Category[]; children: Category[] } | undefined>
  categories: () => Promise<Category[]>
  /** Like `category`. */
  collection: (path: string) => Promise<Collection | undefined>
  /** The first hundred. */
  collections: () => Promise<{ path: string }[]>
  posts: (query: PostQuery) => Promise<{ items: PostItem[]; total: number }>
  /** Like `posts`, without the total: counting a large blog takes longer than reading its newest posts. */
  firstPosts: (query: FirstPostsQuery) => Promise<PostItem[]>
  post: (path: string) => Promise<Post | undefined>
  /** Like `post`, for a section that names one: also finds a post by the address it had before it was moved. */
  linkedPost: (path: string) => Promise<PostItem | undefined>
  /** A category, a tag or an author of the blog. */
  blogTopic: (kind: TopicKind, path: string) => Promise<BlogTopic | undefined>
  /** Path of a topic that has posts, as the example for a template. */
  firstBlogTopic: (kind: TopicKind) => Promise<string | undefined>
  /** In the owner's order. */
  blogCategories: () => Promise<BlogCategory[]>
  form: (id: string) => Promise<ShownForm | undefined>
  /** For data a section can do without: undefined if reading fails, which is logged (X8). */
  optional: <T>(reading: Promise<T>) => Promise<T | undefined>
}
