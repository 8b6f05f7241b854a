import { z } from 'zod'
import { listSearch } from '../ui/list-search.ts'

export const campaignsSearch = z.object({ page: listSearch.page })
