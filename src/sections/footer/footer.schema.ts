import { z } from 'zod'
import { choice, ground, group, link, list, longText, reachedBySettings, text } from '../define/parts.ts'
import { type SampleSite, standIn, toCategory, toPage } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

const footerLink = z.object({ text: text('Text'), action: link('Link') })

const linkList = (label: string, max: number) => list(label, footerLink, { label: 'Link', title: 'text' }, max)

const column = z.object({ title: text('Heading'), items: linkList('Links', 16) })

export const schema = z.object({
  layout: choice('Layout', {
    columns: 'Columns of links',
    centred: 'Centred',
    line: 'One line',
    name: 'With the name in large letters',
  }),
  tone: ground({ strong: 'Strong', soft: 'Soft', plain: 'Page', accent: 'Accent' }),
  mark: choice('Logo or name', { both: 'Logo and name', logo: 'Logo', name: 'Name' }),
  about: longText('About the site'),
  columns: list('Columns of links', column, { label: 'Column', title: 'title' }, 6),
  contact: group('Contact', {
    title: text('Heading', 'Contact'),
    address: longText('Address', '', 400),
    phone: text('Phone', '', 40),
    email: text('Email', '', 200),
    hours: text('Hours', '', 120),
    fromSettings: reachedBySettings,
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

export const looks: Looks<typeof schema> = [
  { name: 'columns', title: 'Footer with columns', words: 'bottom links menu', props: { layout: 'columns' } },
  { name: 'centred', title: 'Centred footer', words: 'bottom links menu', props: { layout: 'centred', tone: 'soft' } },
  { name: 'line', title: 'Footer in one line', words: 'bottom links slim', props: { layout: 'line', tone: 'plain' } },
  {
    name: 'name',
    title: 'Footer with a large name',
    words: 'bottom links wordmark statement',
    props: { layout: 'name' },
  },
]
