import { type ErrorBody, errorText } from '../shared/api/error-text.ts'

/** A call that was refused or did not come through. `message` is what to show (X1). */
export class CallError extends Error {
  /** False when the answer held no text of its own, as from a proxy on the way. */
  readonly isSaid: boolean
  /** 0 when there was no answer at all. */
  readonly status: number
  readonly body: unknown
  /** True when the server no longer knew the session that the call was made with. */
  readonly hasEnded: boolean

  constructor(status: number, body: unknown, clientMessage?: string, hasEnded = false) {
    super(errorText(body, clientMessage))
    this.status = status
    this.isSaid = clientMessage !== undefined || (typeof body === 'object' && body !== null)
    this.body = body
    this.hasEnded = hasEnded
  }

  /** The refusal's text as programs read it: unlike `message` it is not translated. */
  get msg(): string | undefined {
    return this.#read().msg
  }

  /** The text for a field, when the refusal names it. */
  fieldText(field: string): string | undefined {
    const error = this.#errors().find((error) => error.field === field)
    return error?.said ?? error?.defaultMessage
  }

  /** Whether a field was refused for this reason, such as `page.changed`. */
  hasCode(code: string): boolean {
    return this.#errors().some((error) => error.code === code)
  }

  /** Every field that the refusal names, with its text. */
  fieldFaults(): { field: string; text: string }[] {
    return this.#errors().flatMap(({ field, defaultMessage, said = defaultMessage }) =>
      field && said ? [{ field, text: said }] : [],
    )
  }

  #errors() {
    return this.#read().errors ?? []
  }

  #read(): ErrorBody {
    return typeof this.body === 'object' && this.body !== null ? this.body : {}
  }
}

/** The text of a refusal, or the configured one where it has none (X13). Anything but a refusal is thrown on. */
export function saidOr(error: unknown, configured: string): string {
  if (!(error instanceof CallError)) throw error
  return error.isSaid ? error.message : configured || error.message
}
