import { z } from 'zod'
import { blogAuthorInput, blogCategoryInput } from '../../../../shared/content/blog/blog-topics.ts'
import { postInput } from '../../../../shared/content/blog/posts.ts'
import { seoSchema } from '../../../../shared/content/pages/pages-admin.ts'
import { checkLooks } from '../../../../shared/selling/catalogue/looks.ts'
import { productLook, productOption } from '../../../../shared/selling/catalogue/products.ts'
import { checkChoices, mostOptions } from '../../../../shared/selling/catalogue/variants.ts'
import { siteSettings } from '../../../../shared/sites/site-settings.ts'
import { importedCategory } from '../../selling/categories/index.ts'
import { importedFields } from '../../selling/products/index.ts'

/** Schemas of a starter's documents (`starters/README.md`). Unknown fields are errors, because they would have no effect. */

export const siteDocument = z.strictObject({
  name: z.string().trim().min(1).max(100),
  /** A folder of `starters` whose pages are used if this one does not define them. */
  extends: z.string().optional(),
  logo: z.string().optional(),
  settings: siteSettings.strict(),
  /** Files of `products`. Lists of a new shop take one product of each in turn. */
  products: z.array(z.string()).default([]),
})

const category = z.strictObject({
  ...importedCategory.pick({ path: true, title: true, description: true }).shape,
  picture: z.string(),
})

export const categoryDocument = category.extend({ children: z.array(category).default([]) })

/** Looks refer to pictures by name. */
const option = productOption
  .extend({ looks: z.array(productLook.extend({ picture: z.string().default('') }).strict()).optional() })
  .strict()

export const productDocument = z
  .strictObject({
    ...importedFields.omit({ media: true }).shape,
    /** Blocks of HTML. */
    description: z.array(z.string()).transform((blocks) => blocks.join('')),
    /** The first one is the cover. */
    pictures: z.array(z.string()).min(1, 'A product has at least one picture.'),
    options: z.array(option).max(mostOptions).default([]),
  })
  .superRefine((product, issues) => {
    checkChoices(product, issues)
    checkLooks({ ...product, media: product.pictures.map((id) => ({ id })) }, issues)
  })

/** A post refers to its picture and author by name and to its categories by path. `daysAgo` is its age. */
export const blogDocument = z.strictObject({
  authors: z.array(blogAuthorInput.pick({ title: true, subtitle: true, description: true }).strict()),
  categories: z.array(blogCategoryInput.pick({ title: true, path: true, description: true }).strict()),
  posts: z.array(
    z.strictObject({
      ...postInput.pick({ title: true, path: true, shortDescription: true, tags: true }).shape,
      author: z.string(),
      categories: z.array(z.string()).min(1, 'A post has at least one category.'),
      picture: z.string(),
      daysAgo: z.number().int().min(1),
      /** Blocks of HTML. */
      body: z.array(z.string()).transform((blocks) => blocks.join('')),
    }),
  ),
})

export const pageDocument = z.strictObject({
  /** A page's path, or the name of a template or group. */
  key: z.string().min(1),
  title: z.string().trim().min(1).max(120),
  /** `image` is a reference to a picture. */
  seo: seoSchema.extend({ image: z.string() }).partial().strict().optional(),
  sections: z.array(z.strictObject({ type: z.string(), props: z.record(z.string(), z.unknown()).default({}) })),
  /** Overrides a shared group by name; null shows none. */
  groups: z
    .strictObject({ header: z.string().nullable(), footer: z.string().nullable(), announcement: z.string().nullable() })
    .partial()
    .optional(),
})
