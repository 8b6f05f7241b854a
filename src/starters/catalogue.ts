/** What a starter site brings to its catalogue. Money is in paise; GST is part of every price. */

export type StarterPicture = {
  /** What a person who cannot see it should know; unique within the product. */
  alt: string
  /** Draws the picture: a complete SVG document. Pure, and the same on every machine. */
  draw: () => string
}

export type StarterCategory = {
  /** One URL segment, unique in the site: `/c/{path}`. */
  path: string
  title: string
  description: string
  /** Path of the category that this one belongs to. */
  parent?: string
  picture: StarterPicture
}

export type StarterVariant = {
  sku: string
  /** One value for each option of the product, by the option's name. */
  options: Record<string, string>
  /** List price in paise, GST included. */
  mrp: number
  /** Selling price in paise, GST included; at most `mrp`. */
  price: number
  stock: number
}

export type StarterProduct = {
  /** One URL segment, unique in the site: `/p/{path}`. */
  path: string
  name: string
  brand: string
  /** Paths of categories; the first is the main one. */
  categories: [string, ...string[]]
  /** One sentence, plain text. */
  summary: string
  /** Rich text: p, ul, li, strong, em only. */
  description: string
  /** Harmonised system code, 4 to 8 digits. */
  hsn: string
  /** GST in percent. */
  gstRate: 0 | 3 | 5 | 18 | 40
  options: { name: string; values: string[] }[]
  variants: [StarterVariant, ...StarterVariant[]]
  /** The first is the cover. */
  pictures: [StarterPicture, ...StarterPicture[]]
  /** Facts for the table on the product's page. */
  facts: { name: string; value: string }[]
}
