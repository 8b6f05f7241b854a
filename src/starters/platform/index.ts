import { scenes } from '../scenes/index.ts'
import { haatMark } from '../scenes/marks.ts'
import type { Starter } from '../starter.ts'
import { platformPages } from './pages.ts'

/** The platform's own site: what Haat is, made of the sections that it offers. */
export const platformStarter: Starter = {
  name: 'Haat',
  settings: {
    description:
      'Websites and shops for India, assembled from sections. Many sites in one deployment; tenants, roles, versions and visual editing in the core.',
    theme: {
      colors: {
        primary: { accent: '#c23616', text: '#16181d', bg: '#ffffff', border: '#e4e5e7' },
        secondary: { text: '#575b63', bg: '#f4f4f1', border: '#c6c8cc' },
        strong: { text: '#ffffff', bg: '#0f4b3f' },
      },
      fonts: { heading: { name: 'Bricolage Grotesque', weight: 620, tracking: -0.03 }, body: { name: 'Anek Latin' } },
      buttons: {
        primary: { backgroundColor: '#16181d', textColor: '#ffffff', borderColor: '#16181d', borderRadius: 8 },
        secondary: { borderRadius: 8 },
        linkTextColor: '#a82d11',
      },
      radius: 10,
    },
  },
  logo: 'haat-mark',
  pictures: {
    'haat-mark': { alt: 'Haat', draw: haatMark },
    'platform-hero': scenes['platform-hero'],
    'platform-sections': scenes['platform-sections'],
    'platform-india': scenes['platform-india'],
  },
  categories: [],
  products: [],
  pages: platformPages,
}
