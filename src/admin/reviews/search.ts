import { staffReviewList } from '../../shared/selling/opinions/reviews.ts'
import { searchOf } from '../ui/list-search.ts'

export const reviewsSearch = searchOf(staffReviewList, 'state', 'reported')
