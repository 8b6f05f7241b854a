import { formList } from '../../shared/content/forms/forms.ts'
import { searchOf } from '../ui/list-search.ts'

export const formsSearch = searchOf(formList)
