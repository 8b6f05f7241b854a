import { z } from 'zod'
import { customerList } from '../../shared/people/customers-admin.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const customersSearch = z.object({ ...listSearch, sort: lenient(customerList.shape.sort.unwrap()) })
