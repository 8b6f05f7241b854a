import { z } from 'zod'
import { formList } from '../../shared/content/forms.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

export const formsSearch = z.object({ ...listSearch, sort: lenient(formList.shape.sort.unwrap()) })
