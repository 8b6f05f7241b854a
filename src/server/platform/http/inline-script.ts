import { createHash } from 'node:crypto'

/** The one script that pages carry inline, as it was built (decision 070); none while developing and in tests. */
export const inlineScript: string | undefined = import.meta.env.INLINE_SCRIPT

/** Its source expression in the content policy. */
export const inlineSource = inlineScript && `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`
