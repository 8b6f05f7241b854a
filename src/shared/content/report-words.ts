import type { ReportReason } from './comments.ts'

/** Why a comment or a review is reported, as the person says it. */
export const reportWords: Record<ReportReason, string> = {
  SPAM: 'It is advertising or spam',
  RUDE: 'It is rude or hateful',
  PRIVATE: 'It gives away somebody’s private details',
  OTHER: 'Something else',
}
