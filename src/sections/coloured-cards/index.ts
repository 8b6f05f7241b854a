import { defineSection } from '../define/section.ts'
import { looks, sample, schema } from './coloured-cards.schema.ts'
import { ColouredCardsView } from './coloured-cards.tsx'

export const colouredCards = defineSection({
  type: 'coloured-cards',
  title: 'Coloured cards',
  category: 'content',
  schema,
  sample,
  looks,
  view: ColouredCardsView,
})
