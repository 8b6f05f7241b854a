import { discountList } from '../../shared/selling/pricing/discounts-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const discountsSearch = searchOf(discountList, 'state')
