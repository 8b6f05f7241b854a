import { z } from 'zod'
import { operatedList } from '../../shared/sites/operator.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, state } = operatedList.shape

export const operatedSearch = z.object({ ...listSearch, sort: lenient(sort.unwrap()), state: lenient(state) })
