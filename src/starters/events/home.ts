import { button, toPage } from '../base/links.ts'
import { pictureRef, type StarterPage } from '../starter.ts'
import { call, phones } from './contact.ts'
import { bookNow } from './service-page.ts'
import { services } from './services.ts'

const slides = [
  {
    heading: 'Somebody’s best day, every week of the year',
    description: 'Weddings, company days, theme parties and the artists who make them. From Pune, all over India.',
    image: {
      media: pictureRef('events-hero'),
      alt: 'A wedding mandap hung with marigolds glows at dusk, lamps along its carpet',
    },
    buttons: [button('Book Now', toPage('/book-now')), button('See what we do', toPage('#services'))],
  },
  {
    heading: 'Marigolds by the lorry, hung before sunrise',
    description: 'Mandap, flowers, guests, permits: one planner holds all of it, and you dance.',
    image: {
      media: pictureRef('events-gallery-1'),
      alt: 'Ropes of marigolds, roses and tuberoses hanging close together, lamps glowing behind them',
    },
    buttons: [button('Weddings', toPage('/services/wedding-planner'))],
  },
  {
    heading: 'A stage that starts on the minute',
    description: 'Launches, annual days and conferences, called from one desk.',
    image: {
      media: pictureRef('events-gallery-5'),
      alt: 'Stage lamps on a truss, beams of rose, amber and violet crossing through the haze',
    },
    buttons: [button('Corporate events', toPage('/services/corporate-events'))],
  },
]

const voices = [
  {
    name: 'Ananya and Kabir Deshmukh',
    designation: 'Married in Mahabaleshwar, in the rain',
    rating: 5,
    description:
      'It poured at four. By five there was a canopy that nobody had told us about, and our grandmothers were dry. That is what you pay them for.',
  },
  {
    name: 'Farhan Sheikh',
    designation: 'Annual day for 800, Hinjawadi',
    rating: 4.5,
    description: 'The only vendor in eleven years whose invoice matched the quotation to the rupee.',
  },
  {
    name: 'सुनीता कुलकर्णी',
    designation: 'आई की सत्तरवीं सालगिरह',
    rating: 5,
    description: 'माँ ने पूरी शाम हाथ पकड़े रखा और कहा, यह तो मेरे मायके का आँगन है। हम सब रो पड़े।',
  },
]

export const home: StarterPage = {
  kind: 'page',
  key: '/',
  title: 'Utsav & Co.',
  seo: {
    title: 'Weddings, corporate events and parties',
    description:
      'Utsav & Co. plans weddings, corporate events, theme parties and games, and books artists and anchors.',
    image: pictureRef('events-hero'),
  },
  sections: [
    { type: 'hero', props: { layout: 'cover', slides } },
    {
      type: 'feature-list',
      props: {
        anchor: 'services',
        layout: 'pictures',
        heading: 'What we do',
        description: 'Five things, each with people who do nothing else.',
        columns: '3',
        items: services.map(({ key, title, line, picture, alt }) => ({
          title,
          description: line,
          image: { media: pictureRef(picture), alt },
          button: button('More about it', toPage(key), 'arrow-right'),
        })),
      },
    },
    {
      type: 'feature-list',
      props: {
        anchor: 'how',
        tone: 'soft',
        layout: 'steps',
        heading: 'How it goes',
        columns: '3',
        items: [
          { title: 'You call', description: 'Twenty minutes: who, when, where, and what it must not become.' },
          { title: 'We draw', description: 'A plan, a drawing and a budget within a week. You change what you like.' },
          { title: 'You are a guest', description: 'On the day you have one number to call, and no reason to.' },
        ],
      },
    },
    { type: 'testimonials', props: { heading: 'The morning after', items: voices } },
    {
      type: 'faq',
      props: {
        tone: 'soft',
        layout: 'beside',
        heading: 'Before you call',
        items: [
          {
            question: 'How early should we book?',
            answer:
              '<p>Six months for a wedding in the season, November to February. Three weeks for a party. For a company day, two weeks if the hall is yours.</p>',
            open: true,
          },
          {
            question: 'Do you work outside Pune?',
            answer: '<p>Yes, in fourteen cities with our own crews, and anywhere else with a day’s travel added.</p>',
          },
          {
            question: 'What does it cost?',
            answer:
              '<p>Our fee is a fixed sum that we agree on first. Everything else is passed on as we are billed, with the bills.</p>',
          },
          {
            question: 'What if it rains?',
            answer: '<p>There is a second plan in the first drawing. You will not see it unless it rains.</p>',
          },
        ],
      },
    },
    {
      ...bookNow,
      props: {
        ...bookNow.props,
        layout: 'over',
        image: { media: pictureRef('events-gallery-6'), alt: '' },
        buttons: [button('Book Now', toPage('/book-now')), ...phones.map(({ number }) => call(number))],
      },
    },
  ],
}
