import { operatedList } from '../../shared/sites/operator.ts'
import { searchOf } from '../ui/list-search.ts'

export const operatedSearch = searchOf(operatedList, 'state', 'after', 'before')
