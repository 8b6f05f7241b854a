import { z } from 'zod'
import { appearance, choice, group, link, list, longText, text } from '../define/parts.ts'

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

const page = (name: string, value: string) => ({ text: name, action: { type: 'page' as const, value } })
const category = (name: string, value: string) => ({ text: name, action: { type: 'category' as const, value } })

export const sample: z.input<typeof schema> = {
  about:
    'Handloom, brass and clay from forty workshops between Kutch and Chanderi. The name of the maker is on the card in every parcel.',
  columns: [
    {
      title: 'Shop',
      items: [
        category('Sarees', 'sarees'),
        category('Kurtas', 'kurtas'),
        category('Dhurries and rugs', 'home/rugs'),
        category('Brass and copper', 'home/brass'),
        category('रसोई और चाय', 'kitchen'),
      ],
    },
    {
      title: 'Help',
      items: [
        page('Delivery and returns', '/delivery'),
        page('Size guide', '/size-guide'),
        page('Track an order', '/setting/orders'),
        page('Write to us', '/contact'),
      ],
    },
    {
      title: 'Aangan',
      items: [page('Our workshops', '/workshops'), page('Journal', '/blog'), page('For hotels and cafés', '/trade')],
    },
  ],
  contact: {
    title: 'Visit us',
    address: 'Aangan, 14 Rani Bazar Lane\nJohari Bazar, Jaipur 302003',
    phone: '+91 98290 41122',
    email: 'namaste@aangan.example',
    hours: 'Tuesday to Sunday, 10 to 7',
  },
  smallPrint: '© {year} {name}. All prices include GST.',
  legal: [page('Privacy', '/privacy'), page('Terms', '/terms')],
}
