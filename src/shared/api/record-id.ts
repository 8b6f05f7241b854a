import { z } from 'zod'

/** The id of a record. Programs may write it in capitals, as some systems do; it is compared in small letters. */
export const recordId = (text?: string) => z.uuid(text).toLowerCase()
