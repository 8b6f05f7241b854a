import { sql } from 'drizzle-orm'
import type { SampleThing } from '../../ground/samples/index.ts'

export const brandSample: SampleThing = { kind: 'brand', from: sql`brands t` }
