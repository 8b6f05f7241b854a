import type { Field } from '../../../../../sections/define/fields.ts'
import { screens } from '../../../../../shared/content/media/responsive.ts'
import { hrefOf, type Link } from '../../../../../shared/content/pages/links.ts'
import { withoutMarkup } from '../../../../../shared/content/texts/rich-text.ts'
import { colourTokens, tokenOf } from '../../../../../shared/sites/theme/colour.ts'
import { cut, startOfCharacter } from '../../../../../shared/text.ts'

const longest = 160
/** Characters kept before the first difference in a shortened text. */
const lead = 40

/** A field's value as people read it; null if it is empty. */
export function valueText(field: Pick<Field, 'control' | 'choices' | 'piece'>, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  switch (field.control) {
    case 'switch':
      return value === true ? 'On' : 'Off'
    case 'choice':
      return choiceText(field.choices ?? {}, String(value)) ?? plain(value)
    case 'rich-text':
      return withoutMarkup(String(value)) || null
    case 'image':
      return imageText(value)
    case 'link':
      return linkText(value)
    case 'responsive':
      return screensText(field.piece, value)
    case 'key-value':
      return (
        Object.entries(record(value))
          .map(([name, text]) => `${name}: ${text}`)
          .join(', ') || null
      )
    case 'colour':
      return tokenText(value)
    default:
      return plain(value)
  }
}

/** Shortens both texts around their first difference, so that the difference stays visible. */
export function shortened(before: string | null, after: string | null): [string | null, string | null] {
  const start = Math.max(0, firstDifference(before ?? '', after ?? '') - lead)
  const excerpt = (text: string | null) => {
    if (text === null || text.length <= longest) return text
    const from = startOfCharacter(text, Math.min(start, text.length - lead))
    const part = cut(text.slice(from), longest)
    return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`
  }
  return [excerpt(before), excerpt(after)]
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

function plain(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ') || null
  return JSON.stringify(value) ?? null
}

function choiceText(choices: Record<string, string>, value: string): string | undefined {
  return Object.hasOwn(choices, value) ? choices[value] : undefined
}

function imageText(value: unknown): string | null {
  const { media, alt } = record(value)
  if (typeof media !== 'string' || media === '') return null
  const file = `picture ${media.slice(-6)}`
  return typeof alt === 'string' && alt !== '' ? `${alt} (${file})` : file
}

function linkText(value: unknown): string | null {
  const { type, value: target } = record(value)
  if (typeof target !== 'string' || target === '') return null
  return hrefOf({ type, value: target } as Link) ?? target
}

function tokenText(value: unknown): string | null {
  const token = tokenOf(String(value))
  return token ? colourTokens[token] : plain(value)
}

const screenNames = { base: 'phone', md: 'tablet', lg: 'desktop' }

/** `Two (phone), Four (desktop)`; the plain value if it was stored before it could differ per screen. */
function screensText(piece: Field['piece'], value: unknown): string | null {
  if (!piece) return plain(value)
  if (typeof value !== 'object') return valueText(piece, value)
  const texts = screens.map((screen) => [valueText(piece, record(value)[screen]), screenNames[screen]] as const)
  return texts.flatMap(([text, screen]) => (text === null ? [] : [`${text} (${screen})`])).join(', ') || null
}

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
