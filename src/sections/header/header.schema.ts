import { z } from 'zod'
import { button, choice, icon, image, link, list, text, toggle } from '../define/parts.ts'

/** What a menu item and a link of its sub-menu have in common (S3). */
const entry = {
  text: text('Text', '', 60),
  icon: icon('Icon'),
  action: link('Leads to'),
  enable: toggle('Show', true),
}

const column = z.object({
  title: text('Heading', '', 60),
  icon: icon('Icon'),
  items: list('Links', z.object(entry), { label: 'Link', title: 'text' }, 24),
})

const item = z.object({ ...entry, columns: list('Sub-menu', column, { label: 'Column', title: 'title' }, 6) })

const phone = z.object({ label: text('Label', '', 40), number: text('Number', '', 40) })

export const schema = z.object({
  position: choice('Position', { fixed: 'Stays in view', relative: 'Scrolls away' }),
  transparent: toggle('Over the first section', false),
  mark: choice('Name', { both: 'Logo and name', logo: 'Logo', name: 'Name' }),
  lightLogo: image('Logo on pictures'),
  items: list('Menu', item, { label: 'Menu item', title: 'text' }, 10),
  showSearch: toggle('Search', true),
  showAccount: toggle('Account', true),
  showCart: toggle('Bag', true),
  button: button('Button'),
  phones: list('Phones', phone, { label: 'Phone', title: 'label' }, 3),
  topBar: toggle('Phones in a bar above', false),
  topBarText: text('Text in the bar above', '', 120),
})

export type Header = z.output<typeof schema>
export type MenuItem = Header['items'][number]
export type MenuColumn = MenuItem['columns'][number]
export type MenuLink = MenuColumn['items'][number]
export type PhoneLine = Header['phones'][number]
