import { z } from 'zod'
import { importItemQuery } from '../../shared/selling/catalogue/product-imports.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const importsSearch = z.object({ page: listSearch.page })

export const importSearch = z.object({ page: listSearch.page, kind: lenient(importItemQuery.shape.kind.unwrap()) })
