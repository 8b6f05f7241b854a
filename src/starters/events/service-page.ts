import { button, toPage } from '../base/links.ts'
import { pictureRef, type StarterPage } from '../starter.ts'
import { call, contact } from './contact.ts'
import type { Service } from './services.ts'

/** What each page of the site ends with. */
export const bookNow = {
  type: 'cta',
  props: {
    tone: 'accent',
    layout: 'line',
    heading: 'Is your date still free?',
    description: 'Tell us the day, the city and how many of you there will be. You hear from us the same day.',
    buttons: [button('Book Now', toPage('/book-now')), call(contact.phone)],
  },
}

/** The page of one service. */
export function servicePage(service: Service): StarterPage {
  const { key, title, heading, description, picture, alt, points, detail, facts } = service
  return {
    kind: 'page',
    key,
    title,
    seo: { title, description: service.line, image: pictureRef(picture) },
    sections: [
      {
        type: 'hero',
        props: {
          layout: 'split',
          slides: [
            {
              title,
              heading,
              description,
              image: { media: pictureRef(picture), alt },
              buttons: [button('Book Now', toPage('/book-now')), call(contact.phone)],
            },
          ],
        },
      },
      {
        type: 'feature-list',
        props: {
          tone: 'soft',
          layout: detail ? 'beside' : 'points',
          heading: 'What we take off your hands',
          items: points,
          image: detail && { media: pictureRef(detail.picture), alt: detail.alt },
        },
      },
      { type: 'content', props: { width: 'wide', blocks: [{ type: 'data-points', data: facts }] } },
      bookNow,
    ],
  }
}
