import { z } from 'zod'
import { filledText } from '../words.ts'

/** The message of a rule that has no text of its own, for owners and callers of the API alike: zod's texts are made for programmers. */
export function plainFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is missing.' : wanted(String(issue.expected))
    case 'invalid_value':
      return 'Choose one of the values offered.'
    case 'too_big':
      return filledText(mostOf[issue.origin] ?? 'Enter at most {count}.', { count: String(issue.maximum) })
    case 'too_small':
      return filledText(leastOf[issue.origin] ?? 'Enter at least {count}.', { count: String(issue.minimum) })
    case 'unrecognized_keys':
      return filledText('Not known here: {names}.', { names: [...issue.keys].join(', ') })
    default:
      return issue.code === 'invalid_format' && issue.format === 'uuid' ? 'This is not an id.' : unfit
  }
}

const unfit = 'This does not fit the field.'

const kinds: Record<string, string> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Send true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
  record: 'Send an object.',
}

const wanted = (expected: string) => kinds[expected] ?? unfit

const mostOf: Record<string, string> = {
  string: 'Use at most {count} characters.',
  array: 'Keep at most {count} items.',
}

const leastOf: Record<string, string> = {
  string: 'Use at least {count} characters.',
  array: 'Keep at least {count} items.',
}

z.config({ localeError: plainFault })
