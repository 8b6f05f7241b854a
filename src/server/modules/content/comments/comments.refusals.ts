import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const commentsRefusals = {
  'comment.notFound': [404, 'This comment is not found.'],
  'comment.blocked': [403, 'You cannot comment on this site.'],
  'comment.writer': [404, 'No customer has this id.'],
  'comment.blogId': [400, 'The comment names two different blog posts.'],
} as const satisfies RefusalTexts
