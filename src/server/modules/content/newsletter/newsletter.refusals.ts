import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const newsletterRefusals = {
  'newsletter.duplicate': [409, messages['email.notUnique']],
  'newsletter.columns': [400, 'The first line of the file must name these columns too: {columns}.'],
  'newsletter.encoding': [400, 'This file isn’t in UTF-8. Save it as “CSV UTF-8”.'],
  'newsletter.faults': [400, 'Nothing was imported: {count} lines have errors. Line {line}, {column}: {message}'],
  'newsletter.lines': [400, 'A file may have up to {limit} lines. Import it in parts.'],
  'newsletter.link': [404, 'This link isn’t valid for this email.'],
} as const satisfies RefusalTexts
