import { button, toCategory, toPage } from '../base/links.ts'
import { pictureRef, type StarterPage } from '../starter.ts'
import { shopFrame } from './frame.ts'

const picture = (name: string, alt: string) => ({ media: pictureRef(name), alt })

const home: StarterPage = {
  kind: 'page',
  key: '/',
  title: 'Aangan',
  seo: { image: pictureRef('hero-courtyard') },
  sections: [
    {
      type: 'hero',
      props: {
        slides: [
          {
            image: picture('hero-courtyard', 'A courtyard in morning light, with a tulsi planter under an arch'),
            heading: 'Made by hand, for the house you come home to',
            description: 'Handloom, clay, brass and block print from makers we know by name.',
            tone: 'dark',
            buttons: [button('Shop the home', toCategory('home')), button('See what is new', toPage('#new'))],
          },
          {
            image: picture('hero-indigo', 'Indigo cloths drying on lines against a plaster wall'),
            heading: 'Indigo, dipped nine times',
            description: 'Ajrakh, dabu and kalamkari, dyed with plants and dried in the sun.',
            tone: 'dark',
            buttons: [button('Sarees and stoles', toCategory('women'))],
          },
          {
            image: picture('hero-kitchen', 'Kansa and blue pottery on the shelves of a niche'),
            heading: 'A table set in brass and kansa',
            description: 'Beaten in Moradabad and Odisha, used every day, handed down.',
            tone: 'light',
            buttons: [button('For the kitchen', toCategory('kitchen'))],
          },
        ],
      },
    },
    {
      type: 'category-tiles',
      props: { heading: 'Eight rooms of the courtyard', columns: '4', shape: 'portrait', spacing: 'normal' },
    },
    {
      type: 'product-list',
      props: {
        anchor: 'new',
        heading: 'New this week',
        description: 'Fresh from the loom, the kiln and the workbench.',
        totalCardsToShow: 10,
        enablePaging: false,
        button: { buttonText: 'See all', buttonAction: toPage('/search?q=') },
      },
    },
    {
      type: 'feature-list',
      props: {
        tone: 'soft',
        layout: 'rows',
        heading: 'From their hands to yours',
        items: [
          {
            image: picture('loom', 'A weaver at her pit loom'),
            title: 'Nine days on a pit loom',
            description:
              'A chanderi saree takes one weaver nine days. We pay before the warp is set, and the price on the tag is the one she agreed to.',
            button: button('See the sarees', toCategory('sarees')),
          },
          {
            image: picture('block-printing', 'A hand pressing a carved block onto cloth'),
            title: 'Printed one block at a time',
            description:
              'Teak blocks from Pethapur, madder and indigo from plants, and the small slips that show where a hand has been.',
            button: button('Block prints', toCategory('kurtas')),
          },
        ],
      },
    },
    {
      type: 'product-list',
      props: {
        heading: 'Reduced until they are gone',
        show: 'sale',
        layout: 'row',
        totalCardsToShow: 12,
        enablePaging: false,
      },
    },
    {
      type: 'testimonials',
      props: {
        heading: 'What people say after the parcel is open',
        layout: 'grid',
        items: [
          {
            name: 'Meera Krishnan',
            designation: 'Bengaluru',
            rating: 5,
            thumb: picture('portrait-5', 'Meera Krishnan'),
            description:
              'The dhurrie is heavier and finer than I had hoped. My mother ran her hand over it and asked who the weaver was, and the card in the parcel told us.',
          },
          {
            name: 'Arjun Sethi',
            designation: 'New Delhi',
            rating: 4.5,
            thumb: picture('portrait-4', 'Arjun Sethi'),
            description: 'Ordered on Monday, cash on delivery on Wednesday. The brass lamp was wrapped like a sweet.',
          },
          {
            name: 'सुशीला देवी',
            designation: 'जयपुर',
            rating: 5,
            thumb: picture('portrait-1', 'सुशीला देवी'),
            description: 'काम बहुत बारीक है। तस्वीर से भी ज़्यादा सुंदर निकला, और नाप एकदम सही।',
          },
        ],
      },
    },
    {
      type: 'newsletter',
      props: {
        tone: 'strong',
        heading: 'Two letters a month, from the workshops',
        description: 'What has come off the loom, who made it, and first pick of small batches.',
        note: 'You can leave whenever you like.',
      },
    },
  ],
}

const makers: StarterPage = {
  kind: 'page',
  key: '/makers',
  title: 'Our makers',
  seo: { description: 'Who weaves, prints, beats and throws what Aangan sells.' },
  sections: [
    {
      type: 'content',
      props: {
        width: 'text',
        blocks: [
          { type: 'heading', level: 'h1', text: 'Our makers' },
          {
            type: 'paragraph',
            paragraph:
              'Aangan works with forty workshops in eleven states. We visit each of them twice a year, pay half with the order and the rest when the cloth leaves, and put the maker’s name on the card in your parcel.',
          },
          {
            type: 'data-points',
            data: [
              { name: 'workshops', value: '40' },
              { name: 'states', value: '11' },
              { name: 'of the price goes to the maker', value: '54%' },
            ],
          },
          {
            type: 'image',
            image: picture('potter-wheel', 'Hands shaping a pot on a wheel'),
            caption: 'Blue clay on a kick wheel in Khurja.',
          },
          {
            type: 'quote',
            message: 'The cloth remembers how you were that day. So I do not weave when I am angry.',
            user: { title: 'Kamala Bai', subtitle: 'Weaver, Pranpur', thumb: picture('portrait-3', 'Kamala Bai') },
          },
          { type: 'line' },
          {
            type: 'points',
            points: [
              {
                icon: 'care',
                title: 'Paid before the warp is set',
                description: 'Half with the order, so nobody borrows to buy yarn.',
              },
              {
                icon: 'leaf',
                title: 'Dyes that the river can bear',
                description: 'Plants where we can, and tested where we cannot.',
              },
              {
                icon: 'badge-check',
                title: 'Named',
                description: 'Every piece carries the name of the hand that made it.',
              },
            ],
          },
          { type: 'buttons', buttons: [button('Meet the sarees', toCategory('sarees'))] },
        ],
      },
    },
  ],
}

const delivery: StarterPage = {
  kind: 'page',
  key: '/delivery',
  title: 'Delivery and returns',
  sections: [
    {
      type: 'faq',
      props: {
        spacing: 'normal',
        layout: 'beside',
        namesPage: true,
        heading: 'Delivery and returns',
        description: 'If your question is not here, write to namaste@aangan.example.com.',
        items: [
          {
            question: 'When does my order arrive?',
            answer:
              '<p>In 3 to 6 days, anywhere in India. You hear from us when it leaves, and can follow it in <a href="/setting/orders">your orders</a>.</p>',
            open: true,
          },
          { question: 'What does delivery cost?', answer: '<p>₹79.00, and nothing from ₹999.00.</p>' },
          { question: 'Can I pay in cash?', answer: '<p>Yes, when the parcel is in your hands.</p>' },
          {
            question: 'Can I send something back?',
            answer: '<p>Within seven days, unused, for the whole price. Pick-up from your home is free.</p>',
          },
          { question: 'क्या कीमत में GST शामिल है?', answer: '<p>हाँ, हर कीमत में GST शामिल है।</p>' },
        ],
      },
    },
  ],
}

export const shopPages: StarterPage[] = [...shopFrame, home, makers, delivery]
