import { sql } from 'drizzle-orm'
import type { AddressedSample } from '../../ground/samples/index.ts'
import { productsTag, productTag } from '../tags.ts'

/** An open site hides samples, so lists change with them. */
export const productSample: AddressedSample = {
  kind: 'product',
  from: sql`products t`,
  where: sql`t.deleted is null`,
  path: sql`t.path`,
  tags: (ids) => [productsTag, ...ids.map(productTag)],
}
