import { z } from 'zod'

/** The largest whole number that a column of four bytes holds, such as numbers of orders, counts and revisions. */
export const largestWhole = 2_147_483_647

/** The revision of a record that its editor saw. */
export const revision = z.number().int().min(0).max(largestWhole)
