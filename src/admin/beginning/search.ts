import { z } from 'zod'
import { lenient } from '../ui/list-search.ts'

/** `to` is the admin path to open after the token was exchanged. */
export const firstLoginSearch = z.object({
  token: lenient(z.string().max(100)),
  to: lenient(z.string().regex(/^\/[a-z0-9/-]*$/i)),
})
