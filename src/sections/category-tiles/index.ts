import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './category-tiles.schema.ts'
import { CategoryTilesView, loadCategoryTiles } from './category-tiles.tsx'

export const categoryTiles = defineSection({
  type: 'category-tiles',
  title: 'Category tiles',
  category: 'commerce',
  schema,
  sample,
  looks,
  view: CategoryTilesView,
  load: loadCategoryTiles,
})
