import type { ReportReason } from './comments.ts'

/** Reasons for reporting a comment or review, as texts. */
export const reportWords: Record<ReportReason, string> = {
  SPAM: 'It is advertising or spam',
  RUDE: 'It is rude or hateful',
  PRIVATE: 'It gives away private information',
  OTHER: 'Something else',
}
