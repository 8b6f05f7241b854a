import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const commentsRefusals = {
  'comment.notFound': [404, 'This comment was not found.'],
  'comment.blocked': [403, 'You can’t comment on this site.'],
  'comment.writer': [404, 'This customer was not found.'],
  'comment.blogId': [400, 'The comment names two different blog posts.'],
} as const satisfies RefusalTexts
