import { moneyList } from '../../shared/selling/payments/money-cases.ts'
import { searchOf } from '../ui/list-search.ts'

export const moneySearch = searchOf(moneyList, 'kind')
