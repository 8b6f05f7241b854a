import { entry, toCategory, toPage } from '../base/links.ts'
import type { StarterPage } from '../starter.ts'

/** Header, footer and announcement of the shop. */

type Column = { title: string; items: ReturnType<typeof entry>[] }

const column = (title: string, links: [text: string, category: string][]): Column => ({
  title,
  items: links.map(([text, category]) => entry(text, toCategory(category))),
})

const menu = [
  {
    text: 'Women',
    action: toCategory('women'),
    columns: [
      column('Cloth', [
        ['Sarees', 'sarees'],
        ['Kurtas', 'kurtas'],
        ['Dupattas & Stoles', 'dupattas-and-stoles'],
      ]),
      column('To go with it', [
        ['Juttis', 'footwear'],
        ['Bangles', 'bangles'],
        ['Bags', 'bags'],
      ]),
    ],
  },
  {
    text: 'Men',
    action: toCategory('men'),
    columns: [
      column('Cloth', [
        ['Shirts', 'shirts'],
        ['Kurtas', 'mens-kurtas'],
        ['Stoles', 'mens-stoles'],
      ]),
    ],
  },
  {
    text: 'Home & Living',
    action: toCategory('home'),
    columns: [
      column('Soft', [
        ['Cushions', 'cushions'],
        ['Throws & Bedcovers', 'throws-and-bedcovers'],
        ['Rugs & Dhurries', 'rugs'],
      ]),
      column('Clay and light', [
        ['Vases & Planters', 'vases-and-planters'],
        ['Pendants', 'pendants'],
        ['Table Lamps', 'table-lamps'],
        ['Diyas & Candles', 'diyas-and-candles'],
      ]),
    ],
  },
  {
    text: 'Kitchen',
    action: toCategory('kitchen'),
    columns: [
      column('Table', [
        ['Tableware', 'tableware'],
        ['Brass & Kansa', 'brass-and-kansa'],
        ['Wood', 'wood'],
      ]),
      column('Shelf', [['Pantry', 'pantry']]),
    ],
  },
  { text: 'Paper & Play', action: toCategory('stationery') },
  { text: 'Wellness', action: toCategory('wellness') },
]

export const shopFrame: StarterPage[] = [
  {
    kind: 'group',
    key: 'announcement',
    title: 'Announcement',
    sections: [
      {
        type: 'announcement',
        props: {
          items: [
            { text: 'Free delivery in India from ₹999', icon: 'truck' },
            { text: 'Cash on delivery', icon: 'rupee' },
            { text: 'हर धागे में एक हाथ', icon: 'care' },
          ],
        },
      },
    ],
  },
  { kind: 'group', key: 'header', title: 'Header', sections: [{ type: 'header', props: { items: menu } }] },
  {
    kind: 'group',
    key: 'footer',
    title: 'Footer',
    sections: [
      {
        type: 'footer',
        props: {
          about:
            'Things for the house and the wardrobe, bought from the people who make them. The maker’s name is on the card in every parcel.',
          columns: [
            column('Shop', [
              ['Sarees', 'sarees'],
              ['Kurtas', 'kurtas'],
              ['Rugs & Dhurries', 'rugs'],
              ['Brass & Kansa', 'brass-and-kansa'],
              ['Diyas & Candles', 'diyas-and-candles'],
            ]),
            {
              title: 'Help',
              items: [
                entry('Delivery and returns', toPage('/delivery')),
                entry('Your orders', toPage('/setting/orders')),
                entry('Your account', toPage('/setting/overview')),
              ],
            },
            { title: 'Aangan', items: [entry('Our makers', toPage('/makers')), entry('Search', toPage('/search'))] },
          ],
          contact: {
            title: 'Visit us',
            address: 'Aangan, 8th Cross\nMalleshwaram, Bengaluru 560003',
            phone: '+91 98800 41122',
            email: 'namaste@aangan.example.com',
            hours: 'Tuesday to Sunday, 10 to 7',
          },
          smallPrint: '© {year} {name}. All prices include GST.',
        },
      },
    ],
  },
]
