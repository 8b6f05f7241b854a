import type { z } from 'zod'
import type { schema } from '../../../src/sections/footer/footer.schema.ts'

const page = (name: string, value: string) => ({ text: name, action: { type: 'page' as const, value } })
const category = (name: string, value: string) => ({ text: name, action: { type: 'category' as const, value } })

export const example: z.input<typeof schema> = {
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
