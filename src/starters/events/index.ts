import { baseTemplates } from '../base/templates.ts'
import { scenes } from '../scenes/index.ts'
import { utsavMark } from '../scenes/marks.ts'
import type { Starter } from '../starter.ts'
import { eventsPages } from './pages.ts'
import { eventsTheme } from './theme.ts'

/** The scenes drawn for this company. */
const pictures = Object.fromEntries(Object.entries(scenes).filter(([name]) => name.startsWith('events-')))

/** Utsav & Co.: weddings, corporate events, theme parties, games, artists and anchors (SPEC §1). */
export const eventsStarter: Starter = {
  name: 'Utsav & Co.',
  settings: {
    theme: eventsTheme,
    description: 'Weddings, corporate events, theme parties and games, planned in Pune and held all over India.',
    mailFrom: 'Utsav & Co. <namaste@utsav.example.com>',
  },
  logo: 'utsav-mark',
  pictures: { ...pictures, 'utsav-mark': { alt: 'Utsav & Co.', draw: utsavMark } },
  categories: [],
  products: [],
  pages: [...baseTemplates({ notes: [] }), ...eventsPages],
}
