import { customerList } from '../../shared/people/customers-admin.ts'
import { searchOf } from '../ui/list-search.ts'

export const customersSearch = searchOf(customerList)
