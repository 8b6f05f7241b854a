import { defineSection } from '../define/section.ts'
import { sample, schema } from './category-tiles.schema.ts'
import { CategoryTilesView, loadCategoryTiles } from './category-tiles.tsx'

export const categoryTiles = defineSection({
  type: 'category-tiles',
  title: 'Category tiles',
  category: 'commerce',
  schema,
  sample,
  view: CategoryTilesView,
  load: loadCategoryTiles,
})
