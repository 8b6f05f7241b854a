import { baseTemplates } from '../base/templates.ts'
import { scenes } from '../scenes/index.ts'
import { aanganMark } from '../scenes/marks.ts'
import type { Starter, StarterPage } from '../starter.ts'
import { categories } from './categories.ts'
import { shopHistory } from './history/index.ts'
import { shopPages } from './pages.ts'
import { products } from './products.ts'
import { shopTheme } from './theme.ts'

const templates: StarterPage[] = baseTemplates({
  notes: [
    { icon: 'truck', title: 'At your door in 3 to 6 days', text: 'Free from ₹999.00, to every PIN code in India.' },
    { icon: 'rupee', title: 'Cash on delivery', text: 'Pay the courier when the parcel is in your hands.' },
    { icon: 'refresh', title: 'Seven days to change your mind', text: 'Pick-up from your home is free.' },
  ],
})

/** Pictures of the scenes that the pages use. */
const { 'hero-courtyard': courtyard, 'hero-indigo': indigo, 'hero-kitchen': kitchen, loom } = scenes
const pictures = {
  'hero-courtyard': courtyard,
  'hero-indigo': indigo,
  'hero-kitchen': kitchen,
  loom,
  'block-printing': scenes['block-printing'],
  'potter-wheel': scenes['potter-wheel'],
  'portrait-1': scenes['portrait-1'],
  'portrait-3': scenes['portrait-3'],
  'portrait-4': scenes['portrait-4'],
  'portrait-5': scenes['portrait-5'],
  'aangan-mark': { alt: 'Aangan', draw: aanganMark },
}

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
  pictures,
  categories,
  products,
  pages: [...templates, ...shopPages],
  history: shopHistory,
}
