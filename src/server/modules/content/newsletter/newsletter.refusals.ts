import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'
import { messages } from '../../../../shared/messages.ts'

export const newsletterRefusals = {
  'newsletter.duplicate': [409, messages['email.notUnique']],
  'newsletter.columns': [400, 'The first line of the file has to name these columns too: {columns}.'],
  'newsletter.encoding': [400, 'This file is not in UTF-8. Please save it as “CSV UTF-8”.'],
  'newsletter.faults': [400, 'Nothing was imported: {count} lines have faults. Line {line}, {column}: {message}'],
  'newsletter.lines': [400, 'A file may have up to {limit} lines. Please import it in parts.'],
  'newsletter.link': [404, 'This link is not valid for this email.'],
} as const satisfies RefusalTexts
