import { translatableForms } from '../../content/forms/index.ts'
import { translatablePages } from '../../content/pages/index.ts'
import {
  translatableAuthors,
  translatableBlogCategories,
  translatablePosts,
  translatableTags,
} from '../../content/posts/index.ts'
import type { Translatables } from '../../content/translations/index.ts'
import { translatableCategories } from '../../selling/categories/index.ts'
import { translatableCollections } from '../../selling/collections/index.ts'
import { translatableCustomFields } from '../../selling/custom-fields/index.ts'
import { translatableDiscounts } from '../../selling/discounts/index.ts'
import { translatableProducts } from '../../selling/products/index.ts'
import { translatableSizeGuides } from '../../selling/size-guides/index.ts'
import { translatableCampaigns } from '../campaigns/index.ts'
import { translatableSettings } from './settings-texts.ts'

/** Every kind of thing that can be translated, as its module states it. */
export const translatables: Translatables = {
  page: translatablePages('page'),
  template: translatablePages('template'),
  group: translatablePages('group'),
  product: translatableProducts,
  collection: translatableCollections,
  customField: translatableCustomFields,
  sizeGuide: translatableSizeGuides,
  discount: translatableDiscounts,
  category: translatableCategories,
  post: translatablePosts,
  blogCategory: translatableBlogCategories,
  blogTag: translatableTags,
  blogAuthor: translatableAuthors,
  form: translatableForms,
  campaign: translatableCampaigns,
  settings: translatableSettings,
}
