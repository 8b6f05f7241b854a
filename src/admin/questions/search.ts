import { z } from 'zod'
import { staffQuestionList } from '../../shared/selling/questions.ts'
import { lenient, listSearch } from '../ui/list-search.ts'

const { sort, state } = staffQuestionList.shape

export const questionsSearch = z.object({ ...listSearch, sort: lenient(sort.unwrap()), state: lenient(state) })
