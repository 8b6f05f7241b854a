import { staffQuestionList } from '../../shared/selling/opinions/questions.ts'
import { searchOf } from '../ui/list-search.ts'

export const questionsSearch = searchOf(staffQuestionList, 'state')
