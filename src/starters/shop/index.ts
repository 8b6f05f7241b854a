import { baseTemplates } from '../base/templates.ts'
import { scenes } from '../scenes/index.ts'
import { aanganMark } from '../scenes/marks.ts'
import type { Starter } from '../starter.ts'
import { categories } from './categories.ts'
import { shopPages } from './pages.ts'
import { products } from './products.ts'
import { shopTheme } from './theme.ts'

/** Aangan: a shop of things by Indian makers. */
export const shopStarter: Starter = {
  name: 'Aangan',
  settings: {
    theme: shopTheme,
    description:
      'Handloom, block print, brass, clay and cane, bought from the people who make them and sent all over India.',
    gst: { number: '29AABCA1234F1Z5', state: 'Karnataka' },
    shipping: { amount: 7_900, freeFrom: 99_900 },
    mailFrom: 'Aangan <orders@aangan.example.com>',
  },
  logo: 'aangan-mark',
  pictures: { ...scenes, 'aangan-mark': { alt: 'Aangan', draw: aanganMark } },
  categories,
  products,
  pages: [...baseTemplates, ...shopPages],
}
