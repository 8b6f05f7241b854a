/** Cache tags of the catalogue (decision 003). */

/** Every list of products: members and order. */
export const productsTag = 'products'
export const productTag = (id: string) => `product:${id}`

/** Lists that are filtered or sorted by price or stock, or that show a price range. */
export const pricesTag = 'prices'
/** Lists that are filtered by stars. */
export const ratingsTag = 'ratings'
/** The list of collections, and which products any of them has. */
export const collectionsTag = 'collections'
/** One collection and its products. */
export const collectionTag = (id: string) => `collection:${id}`
/** Custom field definitions. */
export const customFieldsTag = 'custom-fields'
/** All size guides. */
export const sizeGuidesTag = 'size-guides'
/** The category tree. */
export const categoriesTag = 'categories'
export const categoryTag = (id: string) => `category:${id}`
