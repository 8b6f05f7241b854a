import type { SampleSite } from '../../../src/sections/define/sample.ts'

/** A site that has some of everything, each with a name that nothing else has. */
export const furnishedSite: SampleSite = {
  name: 'Qorvane',
  title: 'Wexley',
  pages: [
    { title: 'Pagone', path: '/pagone' },
    { title: 'Pagtwo', path: '/deep/pagtwo' },
  ],
  categories: [
    { title: 'Catone', path: 'catone' },
    { title: 'Cattwo', path: 'cattwo' },
  ],
  products: [{ title: 'Prodone', path: 'prodone' }],
  search: true,
  pictures: [
    { media: 'pictureone0', alt: 'Altone' },
    { media: 'picturetwo0', alt: 'Alttwo' },
  ],
}
