import type { z } from 'zod'
import type { schema } from '../../../src/sections/faq/faq.schema.ts'

export const example: z.input<typeof schema> = {
  layout: 'beside',
  heading: 'Asked at the door',
  description: 'And answered by Sunita, who has packed every parcel since 2019.',
  items: [
    {
      question: 'When will my parcel be here?',
      answer:
        '<p>Two to four days in cities, up to seven in the hills and on the islands. The day it leaves you get a message with the courier’s number.</p>',
      open: true,
    },
    {
      question: 'Can I pay in cash when it arrives?',
      answer:
        '<p>Yes, up to ₹20,000, wherever the courier collects cash. UPI, cards and netbanking work everywhere.</p>',
    },
    {
      question: 'The colour is a little different from the picture. Is that a fault, and may I send the piece back?',
      answer:
        '<p>Natural dyes take the water of the day; no two lengths are the same. If you do not love it:</p><ul><li>send it back within seven days, unworn,</li><li>with the maker’s card in the parcel,</li><li>and the money is with you three days after it arrives.</li></ul>',
    },
    {
      question: 'क्या आप हिन्दी में बात करते हैं?',
      answer: '<p>जी हाँ। सुबह दस से शाम छह बजे तक फ़ोन कीजिए, या <a href="/contact">यहाँ लिखिए</a>।</p>',
    },
  ],
  button: { buttonText: 'Ask something else', buttonAction: { type: 'page', value: '/contact' } },
}
