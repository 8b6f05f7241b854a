import { z } from 'zod'
import { cut } from '../../shared/text.ts'
import { button, choice, icon, image, link, list, showing, text, toggle } from '../define/parts.ts'
import { type SampleSite, toCategory, toPage } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** Fields shared by menu items and sub-menu links (S3). */
const entry = {
  text: text('Text', '', 60),
  icon: icon('Icon'),
  action: link('Link'),
  enable: showing(toggle('Show', true)),
}

const column = z.object({
  title: text('Heading', '', 60),
  icon: icon('Icon'),
  items: list('Links', z.object(entry), { label: 'Link', title: 'text' }, 24),
})

const item = z.object({ ...entry, columns: list('Submenu', column, { label: 'Column', title: 'title' }, 6) })

const phone = z.object({ label: text('Label', '', 40), number: text('Number', '', 40) })

export const schema = z.object({
  layout: choice('Layout', {
    usual: 'Logo, menu and icons in one row',
    centred: 'Logo in the middle, menu below',
    search: 'Search field in the bar, menu below',
  }),
  position: choice('Position', { fixed: 'Stays at the top', relative: 'Scrolls away' }),
  transparent: toggle('Transparent over the first section', false),
  mark: choice('Logo or name', { both: 'Logo and name', logo: 'Logo', name: 'Name' }),
  lightLogo: image('Light logo, over pictures'),
  items: list('Menu', item, { label: 'Menu item', title: 'text' }, 10),
  showSearch: toggle('Search', true),
  showAccount: toggle('Account', true),
  showWishlist: toggle('Wishlist', true),
  showCart: toggle('Bag', true),
  showLanguages: toggle('Languages, where the site has several', true),
  button: button('Button'),
  phones: list('Phone numbers', phone, { label: 'Phone', title: 'label' }, 3),
  topBar: toggle('Phone numbers in a top bar', false),
  topBarText: text('Top bar text', '', 120),
})

export type Header = z.output<typeof schema>
export type MenuItem = Header['items'][number]
export type MenuColumn = MenuItem['columns'][number]
export type MenuLink = MenuColumn['items'][number]
export type PhoneLine = Header['phones'][number]

const most = { categories: 5, pages: 3 }
const longest = 60

/** A menu of the site's categories and pages. */
export const sample = ({ categories, pages }: SampleSite): z.input<typeof schema> => ({
  items: [
    ...categories.slice(0, most.categories).map((to) => ({ text: short(to), action: toCategory(to) })),
    ...pages.slice(0, most.pages).map((to) => ({ text: short(to), action: toPage(to) })),
  ],
})

const short = ({ title }: { title: string }) => cut(title, longest)

export const looks: Looks<typeof schema> = [
  { name: 'standard', title: 'Header', words: 'menu navigation nav bar navbar mega menu top bar', props: {} },
  {
    name: 'centred',
    title: 'Centred header',
    words: 'logo in the middle centered menu below navigation nav bar navbar mega menu',
    props: { layout: 'centred' },
  },
  {
    name: 'search',
    title: 'Header with search',
    words: 'search field box in the bar menu below navigation nav bar navbar mega menu',
    props: { layout: 'search' },
  },
]
