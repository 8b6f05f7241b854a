import { messages } from '../messages.ts'

/** The body of a refusal (X15). */
export type ErrorBody = {
  msg?: string
  /** `msg` in the page's language, if the product has a translation; the other texts stay as quoted. */
  said?: string
  errors?: { field?: string; code?: string; defaultMessage?: string; said?: string }[]
}

/**
 * The text to show for a failed call (X1): the errors' defaultMessages joined by newlines, else `msg`,
 * else the client's own message, else the generic line.
 */
export function errorText(body: unknown, clientMessage?: string): string {
  const { errors, msg, said } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody
  const listed = Array.isArray(errors)
    ? errors
        .map((error) => error.said ?? error.defaultMessage)
        .filter(Boolean)
        .join('\n')
    : ''
  return listed || said || msg || clientMessage || messages['server.error']
}
