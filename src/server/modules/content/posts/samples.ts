import { sql } from 'drizzle-orm'
import type { AddressedSample } from '../../ground/samples/index.ts'

const path = sql`t.path`

export const postSample: AddressedSample = { kind: 'post', from: sql`posts t`, path }

export const topicSamples = {
  blogCategory: { kind: 'blogCategory', from: sql`blog_categories t`, path },
  blogTag: { kind: 'blogTag', from: sql`blog_tags t`, path },
  blogAuthor: { kind: 'blogAuthor', from: sql`blog_authors t`, path },
} satisfies Record<string, AddressedSample>

export const blogSamples: AddressedSample[] = [postSample, ...Object.values(topicSamples)]
