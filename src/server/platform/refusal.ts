import { z } from 'zod'
import type { ErrorBody } from '../../shared/api/error-text.ts'
import '../../shared/api/plain-faults.ts'
import { type RefusalCode, refusals } from '../../shared/api/refusals.ts'
import { siteNow } from '../../shared/site-now.ts'
import { longDate } from '../../shared/times.ts'
import { type Translate, translatorOf } from '../../shared/translators.ts'

/** A text with a number in it, such as `{count} minutes`. */
type Counted = { text: string; count: number }

/** A name of the owner's, as it was written and in the language of the request. */
export type Spoken = { own: string; said: string }

type Value = string | number | Date | Counted | Spoken

/** Values of a text's placeholders; a Date is a day at midnight UTC, written out. */
type Values = Record<string, Value>

type Fault = { field?: string; code: string; defaultMessage: string }

/** An expected error with a code, a status and a text for people, without a stack trace in the log. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly faults: Fault[]
  /** Seconds after which a retry makes sense; undefined if it does not (`Retry-After`). */
  readonly retryAfter: number | undefined

  /** Values of the placeholders in its text. */
  readonly #values: Values

  constructor(code: RefusalCode, text: string, faults: Fault[], retryAfter?: number, values: Values = {}) {
    super(text)
    this.#values = values
    this.retryAfter = retryAfter
    this.code = code
    this.status = refusals[code][0]
    this.faults = faults
  }

  /** Programs may rely on the texts, so they stay in English; a translation for the page is added beside them. */
  body(): ErrorBody {
    const told = { msg: this.message, ...inWords(this.said()) }
    if (this.faults.length === 0) return told
    const errors = this.faults.map((fault) => ({ ...fault, ...inWords(this.said(fault.defaultMessage)) }))
    return { ...told, errors }
  }

  /** A text translated into the current language; undefined if the product has no translation. */
  said(text = this.message): string | undefined {
    const translate = translatorOf(siteNow().locale)
    if (!translate) return undefined
    const own = translate(text, {})
    if (own !== undefined || text !== this.message) return own
    const values = Object.entries(this.#values).map(([name, value]) => [name, translatedValue(translate, value)])
    return translate(refusals[this.code][1], Object.fromEntries(values))
  }
}

const inWords = (said: string | undefined) => (said === undefined ? {} : { said })

type Details = { field?: string } & Values

function inEnglish(value: Value | undefined): string {
  if (value instanceof Date) return longDate(value, 'UTC', 'en-IN')
  if (isSpoken(value)) return value.own
  return isCounted(value) ? value.text.replace('{count}', String(value.count)) : String(value ?? '')
}

function translatedValue(translate: Translate, value: Value): string | number {
  if (value instanceof Date) return longDate(value, 'UTC')
  if (isSpoken(value)) return value.said
  if (isCounted(value)) return translate(value.text, { count: value.count }) ?? inEnglish(value)
  return translate(String(value), {}) ?? value
}

const isCounted = (value: Value | undefined): value is Counted => typeof value === 'object' && 'text' in value

const isSpoken = (value: Value | undefined): value is Spoken => typeof value === 'object' && 'said' in value

/** Default `Retry-After` by status, s. */
const usualWait = new Map([
  [429, 60],
  [503, 2],
])

/**
 * Makes a refusal from the catalogue. `field` names the invalid field; the other details fill the text. `seconds` is the time
 * to wait.
 */
export function refusal(code: RefusalCode, details: Details = {}): Refusal {
  const text = refusals[code][1].replace(/\{(\w+)\}/g, (_, name) => inEnglish(details[name]))
  const faults = details.field === undefined ? [] : [{ field: details.field, code, defaultMessage: text }]
  const [status] = refusals[code]
  const seconds = typeof details.seconds === 'number' ? Math.max(1, Math.ceil(details.seconds)) : usualWait.get(status)
  return new Refusal(code, text, faults, usualWait.has(status) ? seconds : undefined, details)
}

/** The refusal for invalid input: one fault per field, named by its path. */
export function invalid(error: z.ZodError): Refusal {
  const faults = error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    code: issue.code ?? 'invalid',
    defaultMessage: issue.message,
  }))
  return new Refusal('request.invalid', faults[0]?.defaultMessage ?? refusals['request.invalid'][1], faults)
}

/**
 * Parses the input by the schema.
 * @throws Refusal `request.invalid` naming each field
 */
export function parsed<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const found = z.safeParse(schema, input)
  if (!found.success) throw invalid(found.error)
  return found.data
}

/** The reply of a suspended site at every address, with a retry after an hour. */
export function suspendedSite({ name }: { name: string }): Refusal {
  return refusal('site.suspended', { name, seconds: 3_600 })
}
