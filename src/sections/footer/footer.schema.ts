import { z } from 'zod'
import { appearance, choice, group, link, list, longText, text } from '../define/parts.ts'
import { type SampleSite, standIn, toCategory, toPage } from '../define/sample.ts'

const footerLink = z.object({ text: text('Text'), action: link('Link') })

const linkList = (label: string, max: number) => list(label, footerLink, { label: 'Link', title: 'text' }, max)

const column = z.object({ title: text('Heading'), items: linkList('Links', 16) })

export const schema = z.object({
  tone: appearance(choice('Background', { strong: 'Strong', soft: 'Soft', plain: 'Page', accent: 'Accent' })),
  mark: choice('Logo or name', { both: 'Logo and name', logo: 'Logo', name: 'Name' }),
  about: longText('About the site'),
  columns: list('Columns of links', column, { label: 'Column', title: 'title' }, 6),
  contact: group('Contact', {
    title: text('Heading', 'Contact'),
    address: longText('Address', '', 400),
    phone: text('Phone', '', 40),
    email: text('Email', '', 200),
    hours: text('Hours', '', 120),
  }),
  smallPrint: text('Small print', '© {year} {name}', 300),
  legal: linkList('Links beside the small print', 8),
})

export type Footer = z.output<typeof schema>
export type FooterLink = Footer['legal'][number]

const links = 6

export const sample = ({ categories, pages }: SampleSite): z.input<typeof schema> => ({
  about: standIn('Say in two sentences what this site is about.'),
  columns: [
    { title: 'Shop', items: categories.map((to) => ({ text: to.title, action: toCategory(to) })).slice(0, links) },
    { title: 'More', items: pages.map((to) => ({ text: to.title, action: toPage(to) })).slice(0, links) },
  ].filter(({ items }) => items.length > 0),
})
