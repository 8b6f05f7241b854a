/** Cache tags of products (decision 003), which `samples` below the catalogue announces too. */

/** Every list of products: members and order. */
export const productsTag = 'products'
export const productTag = (id: string) => `product:${id}`
