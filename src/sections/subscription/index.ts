import { defineSection } from '../define/section.ts'
import { sample, schema } from './subscription.schema.ts'
import { SubscriptionView } from './subscription.tsx'

export const subscription = defineSection({
  type: 'subscription',
  title: 'Subscribe or unsubscribe',
  category: 'contact',
  schema,
  sample,
  words: 'newsletter leave opt out preferences mailing list',
  view: SubscriptionView,
  only: 'newsletter',
})
