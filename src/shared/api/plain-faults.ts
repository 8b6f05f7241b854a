import { z } from 'zod'

/** The message of a rule that has no text of its own, for owners and callers of the API alike: zod's texts are made for programmers. */
export function plainFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'This is missing.' : wanted(String(issue.expected))
    case 'invalid_value':
      return 'Please choose one of the values offered.'
    case 'too_big':
      return `Please ${amountOf('at most', issue.maximum, issue.origin)}.`
    case 'too_small':
      return `Please ${amountOf('at least', issue.minimum, issue.origin)}.`
    case 'unrecognized_keys':
      return `Not known here: ${[...issue.keys].join(', ')}.`
    default:
      return issue.code === 'invalid_format' && issue.format === 'uuid' ? 'This is not an id.' : unfit
  }
}

const unfit = 'This does not fit the field.'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

function wanted(expected: string): string {
  const kind = kinds[expected]
  return kind ? `Please give ${kind}.` : unfit
}

function amountOf(bound: string, of: number | bigint, origin: string): string {
  if (origin === 'string') return `use ${bound} ${of} characters`
  return origin === 'array' ? `keep ${bound} ${of} items` : `give ${bound} ${of}`
}

z.config({ localeError: plainFault })
