import { button, entry, toPage } from '../base/links.ts'
import type { StarterPage } from '../starter.ts'
import { bookNowPage } from './book-now.ts'
import { contact, phones } from './contact.ts'
import { home } from './home.ts'
import { servicePage } from './service-page.ts'
import { services } from './services.ts'

const links = services.map(({ key, title }) => entry(title, toPage(key)))

const header: StarterPage = {
  kind: 'group',
  key: 'header',
  title: 'Header',
  sections: [
    {
      type: 'header',
      props: {
        transparent: true,
        topBar: true,
        topBarText: 'Weddings, company days, parties. From Pune, all over India.',
        phones,
        showSearch: false,
        showAccount: false,
        showCart: false,
        items: [
          entry('Home', toPage('$ROOT')),
          { text: 'Services', columns: [{ items: links }] },
          entry('How it goes', toPage('#how')),
        ],
        button: button('Book Now', toPage('/book-now')),
      },
    },
  ],
}

const footer: StarterPage = {
  kind: 'group',
  key: 'footer',
  title: 'Footer',
  sections: [
    {
      type: 'footer',
      props: {
        tone: 'strong',
        about: 'Weddings, company days and parties, planned in Pune and held all over India since 2011.',
        columns: [
          { title: 'Services', items: links },
          { title: 'Utsav & Co.', items: [entry('Home', toPage('$ROOT')), entry('Book Now', toPage('/book-now'))] },
        ],
        contact,
      },
    },
  ],
}

export const eventsPages: StarterPage[] = [home, bookNowPage, ...services.map(servicePage), header, footer]
