import { button, entry, toPage } from '../base/links.ts'
import { pictureRef, type StarterPage } from '../starter.ts'

const picture = (name: string, alt: string) => ({ media: pictureRef(name), alt })

const shop = button('Walk into the demo shop', toPage('/visit/shop'), 'arrow-right')

const frame: StarterPage[] = [
  {
    kind: 'group',
    key: 'header',
    title: 'Header',
    sections: [
      {
        type: 'header',
        props: {
          items: [
            { text: 'Demo shop', action: toPage('/visit/shop') },
            { text: 'Demo events site', action: toPage('/visit/events') },
            { text: 'Sections', action: toPage('/sections') },
            { text: 'API', action: toPage('/api/docs') },
          ],
          showSearch: false,
          showAccount: false,
          showCart: false,
        },
      },
    ],
  },
  {
    kind: 'group',
    key: 'footer',
    title: 'Footer',
    sections: [
      {
        type: 'footer',
        props: {
          about: 'हाट: an open-air market. Here, websites and shops assembled from sections.',
          columns: [
            {
              title: 'Look around',
              items: [
                entry('Aangan, a shop', toPage('/visit/shop')),
                entry('Utsav & Co., events', toPage('/visit/events')),
              ],
            },
            {
              title: 'Build',
              items: [
                entry('Every section', toPage('/sections')),
                entry('API', toPage('/api/docs')),
                entry('OpenAPI', toPage('/api/openapi.json')),
              ],
            },
          ],
          contact: { title: '', phone: '', email: '' },
        },
      },
    ],
  },
]

const home: StarterPage = {
  kind: 'page',
  key: '/',
  title: 'Haat',
  seo: { title: 'Websites and shops for India, assembled from sections', image: pictureRef('platform-hero') },
  sections: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        slides: [
          {
            image: picture('platform-hero', 'A bazaar lane whose stalls are the sections of a page'),
            heading: 'A site or a shop of your own, put up like a stall at the haat',
            description:
              'Choose sections, write your words, open. Rupees, GST, cash on delivery and +91 are where they should be: in the core.',
            buttons: [shop, button('See every section', toPage('/sections'))],
          },
        ],
      },
    },
    {
      type: 'feature-list',
      props: {
        layout: 'rows',
        items: [
          {
            image: picture('platform-sections', 'Blocks being stacked into a page'),
            title: 'Everything public is a page of sections',
            description:
              'Header, hero, product list, checkout, even the 404: each is a section with fields of its own, in your colours and fonts. What you publish shows within a second, and the version before it is kept.',
            button: button('The gallery', toPage('/sections')),
          },
          {
            image: picture('platform-india', 'A QR code, a rupee and a scooter delivering parcels'),
            title: 'Made for selling in India',
            description:
              'MRP and price, GST inside it, PIN codes and states, cash on delivery, and payments that are settled once however often the bank calls. Amounts read ₹1,23,456.00.',
            button: button('Buy something in the demo', toPage('/visit/shop')),
          },
        ],
      },
    },
    {
      type: 'feature-list',
      props: {
        tone: 'soft',
        heading: 'In the core, not in the price list',
        layout: 'points',
        columns: '3',
        items: [
          {
            icon: 'store',
            title: 'Many sites, one deployment',
            description:
              'Each with its own host, customers and look, kept apart twice: in every query and by the database itself.',
          },
          {
            icon: 'zap',
            title: 'Fast by construction',
            description:
              'A page is made once for everyone and kept until something on it changes. Pages without moving parts ship no script.',
          },
          {
            icon: 'shield',
            title: 'Careful with money',
            description:
              'The order exists before its payment, stock adds up with its ledger, and nothing is settled twice.',
          },
          {
            icon: 'users',
            title: 'Roles',
            description:
              'Customers, staff with just the permissions they need, owners. Every call states who may make it.',
          },
          {
            icon: 'globe',
            title: 'हिन्दी और English',
            description: 'Search that forgives accents and typing errors, and type that sets both scripts well.',
          },
          {
            icon: 'blocks',
            title: 'Open inside',
            description: 'TypeScript throughout, one process, one PostgreSQL. A new section is one folder.',
          },
        ],
      },
    },
    {
      type: 'feature-list',
      props: {
        layout: 'steps',
        heading: 'From nothing to open in two commands',
        items: [
          {
            title: 'npm start',
            description: 'Installs, builds, starts its own PostgreSQL and makes the demonstration sites.',
          },
          {
            title: 'Look around',
            description: 'Buy something, pay with the sandbox bank, let a payment fail, pay on delivery.',
          },
          {
            title: 'npm run dev',
            description: 'Change a section and see it at once. The gallery shows every one of them.',
          },
        ],
      },
    },
    {
      type: 'cta',
      props: {
        tone: 'strong',
        heading: 'See for yourself',
        description: 'The demo shop is open, and the money is not real.',
        buttons: [shop, button('Read the API', toPage('/api/docs'))],
      },
    },
  ],
}

const notFound: StarterPage = {
  kind: 'template',
  key: 'not-found',
  title: 'Page not found',
  sections: [
    {
      type: 'not-found',
      props: { showSearch: false, showCategories: false, extra: button('See every section', toPage('/sections')) },
    },
  ],
}

export const platformPages: StarterPage[] = [...frame, home, notFound]
