import { z } from 'zod'
import { lenient } from '../ui/list-search.ts'

/** `to` is where in the admin somebody goes on, once the token has let them in. */
export const firstLoginSearch = z.object({
  token: lenient(z.string().max(100)),
  to: lenient(z.string().regex(/^\/[a-z0-9/-]*$/i)),
})
