import { button, outside } from '../base/links.ts'
import { pictureRef, type StarterPage } from '../starter.ts'
import { call, contact, phones } from './contact.ts'

/** Target of the header's button (SPEC §2). */
export const bookNowPage: StarterPage = {
  kind: 'page',
  key: '/book-now',
  title: 'Book Now',
  seo: {
    description: 'Call or write to Utsav & Co.: weddings, companies and artists each have a number of their own.',
  },
  sections: [
    {
      type: 'hero',
      props: {
        layout: 'split',
        slides: [
          {
            heading: 'Tell us the day',
            description:
              'A person answers, from ten in the morning to eight in the evening, in Hindi, English and Marathi. If the date is still free we hold it for three days while you think.',
            image: {
              media: pictureRef('events-gallery-2'),
              alt: 'A place laid for a wedding feast: gold-rimmed plate on a banana leaf, a marigold on the napkin',
            },
            buttons: [call(contact.phone), button('Write to us', outside(`mailto:${contact.email}`), 'mail')],
          },
        ],
      },
    },
    {
      type: 'feature-list',
      props: {
        tone: 'soft',
        heading: 'The right number for it',
        columns: '3',
        items: phones.map(({ label, number }, index) => ({
          icon: ['flower', 'microphone', 'music'][index],
          title: label,
          description: [
            'Weddings and everything around them.',
            'Launches, annual days, conferences, games.',
            'Singers, dancers, dhol, anchors; parties too.',
          ][index],
          button: call(number),
        })),
      },
    },
    {
      type: 'feature-list',
      props: {
        layout: 'steps',
        heading: 'What we will ask',
        columns: '3',
        items: [
          { title: 'When and where', description: 'A date, or a month; a venue, or a city.' },
          { title: 'How many', description: 'A guess is enough. We plan for a tenth more.' },
          { title: 'What must not be missing', description: 'A song, a dish, a person in the front row.' },
        ],
      },
    },
  ],
}
