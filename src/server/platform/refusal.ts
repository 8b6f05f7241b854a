import { z } from 'zod'
import type { ErrorBody } from '../../shared/api/error-text.ts'
import { type RefusalCode, refusals } from '../../shared/api/refusals.ts'
import { siteNow } from '../../shared/site-now.ts'
import { translatorOf, type WordValues } from '../../shared/translators.ts'

type Fault = { field?: string; code: string; defaultMessage: string }

/** An expected no: it has a code, a status and a text for the person, and never a stack trace. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly faults: Fault[]
  /** After so many seconds it is worth trying again; undefined where that would change nothing (`Retry-After`). */
  readonly retryAfter: number | undefined

  /** What stands in the places of its text. */
  readonly #values: WordValues

  constructor(code: RefusalCode, text: string, faults: Fault[], retryAfter?: number, values: WordValues = {}) {
    super(text)
    this.#values = values
    this.retryAfter = retryAfter
    this.code = code
    this.status = refusals[code][0]
    this.faults = faults
  }

  /** Programs go by its texts, so these stay as they are; beside them stands what they are in the language of the page that asked. */
  body(): ErrorBody {
    const told = { msg: this.message, ...inWords(this.said()) }
    if (this.faults.length === 0) return told
    const errors = this.faults.map((fault) => ({ ...fault, ...inWords(this.said(fault.defaultMessage)) }))
    return { ...told, errors }
  }

  /** A text of it in the language that something is drawn in; nothing where the product has no words for it. */
  said(text = this.message): string | undefined {
    const translate = translatorOf(siteNow().locale)
    if (!translate) return undefined
    const own = translate(text, {})
    if (own !== undefined || text !== this.message) return own
    const values = Object.entries(this.#values).map(([name, value]) => [name, translate(String(value), {}) ?? value])
    return translate(refusals[this.code][1], Object.fromEntries(values))
  }
}

const inWords = (said: string | undefined) => (said === undefined ? {} : { said })

type Details = { field?: string } & Record<string, string | number>

/** How long whoever is not told otherwise had better wait, by the status, s. */
const usualWait = new Map([
  [429, 60],
  [503, 2],
])

/**
 * Makes a refusal from the catalogue; `field` names what was wrong, the rest fills the text. `seconds` is how long whoever
 * asks too often has to wait.
 */
export function refusal(code: RefusalCode, details: Details = {}): Refusal {
  const text = refusals[code][1].replace(/\{(\w+)\}/g, (_, name) => String(details[name] ?? ''))
  const faults = details.field === undefined ? [] : [{ field: details.field, code, defaultMessage: text }]
  const [status] = refusals[code]
  const seconds = typeof details.seconds === 'number' ? Math.max(1, Math.ceil(details.seconds)) : usualWait.get(status)
  return new Refusal(code, text, faults, usualWait.has(status) ? seconds : undefined, details)
}

/** The refusal for input that a schema did not accept: one fault for each field, named by its path. */
export function invalid(error: z.ZodError): Refusal {
  const faults = error.issues.slice(0, 20).map((issue) => ({
    field: issue.path.join('.'),
    code: issue.code ?? 'invalid',
    defaultMessage: issue.message,
  }))
  return new Refusal('request.invalid', faults[0]?.defaultMessage ?? refusals['request.invalid'][1], faults)
}

/**
 * What the schema makes of the input.
 * @throws Refusal `request.invalid` naming each field
 */
export function parsed<S extends z.core.$ZodType>(schema: S, input: unknown): z.output<S> {
  const found = z.safeParse(schema, input)
  if (!found.success) throw invalid(found.error)
  return found.data
}

/** What every address of a suspended site answers; it is asked again an hour later. */
export function suspendedSite({ name }: { name: string }): Refusal {
  return refusal('site.suspended', { name, seconds: 3_600 })
}
