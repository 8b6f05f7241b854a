import type { StarterPage } from '../starter.ts'

export const shopPages: StarterPage[] = [
  {
    kind: 'page',
    key: '/',
    title: 'Aangan',
    sections: [{ type: 'product-list', props: { heading: 'New this week' } }],
  },
]
