import { z } from 'zod'

/** What follows the first segment in the address of a link's page. It begins as an id does, unlike the path of a site's own page. */
export const linkToken = z
  .string()
  .max(200)
  .regex(/^[0-9a-f]{8}-[^/]+$/)
