import { createHash } from 'node:crypto'

/** The only inline script of pages, as built (decision 070); undefined in development and tests. */
export const inlineScript: string | undefined = import.meta.env.INLINE_SCRIPT

/** Its source expression for the Content-Security-Policy. */
export const inlineSource = inlineScript && `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`
