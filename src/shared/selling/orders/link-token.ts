import { z } from 'zod'

/** The secret part of a link's address. It begins as an id does, unlike a page of the site's own at such an address. */
export const linkToken = z
  .string()
  // Links copied from a message bring blanks.
  .trim()
  .max(200)
  .regex(/^[0-9a-f]{8}-[^/]+$/)
