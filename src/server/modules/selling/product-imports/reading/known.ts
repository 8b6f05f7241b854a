import type { CustomField } from '../../../../../shared/selling/catalogue/custom-fields.ts'
import type { Locale } from '../../../../../shared/sites/languages.ts'

/** Parts of a site that columns of a file may name. */
export type Known = {
  /** Its own fields of products and variants that are not archived. */
  fields: CustomField[]
  /** Languages that it is translated to. */
  languages: Locale[]
  sizeGuides: { id: string; title: string }[]
  origin: string
}
