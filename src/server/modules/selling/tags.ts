/** Cache tags of the catalogue: what a page may be made of (decision 003). */

/** Every list of products: what is in it, and in which order. */
export const productsTag = 'products'
/** Lists that are filtered or put in order by prices or stock, or that tell the span of their prices. */
export const pricesTag = 'prices'
export const productTag = (id: string) => `product:${id}`
/** Which collections there are. */
export const collectionsTag = 'collections'
/** A collection, and what is in it. */
export const collectionTag = (id: string) => `collection:${id}`
/** Fields that the owner has defined. */
export const customFieldsTag = 'custom-fields'
/** Tables of sizes, whichever. */
export const sizeGuidesTag = 'size-guides'
/** The tree of categories. */
export const categoriesTag = 'categories'
export const categoryTag = (id: string) => `category:${id}`
