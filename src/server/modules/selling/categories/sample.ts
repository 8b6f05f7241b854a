import { sql } from 'drizzle-orm'
import type { AddressedSample } from '../../ground/samples/index.ts'

export const categorySample: AddressedSample = { kind: 'category', from: sql`categories t`, path: sql`t.path` }
