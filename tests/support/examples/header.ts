import type { z } from 'zod'
import type { schema } from '../../../src/sections/header/header.schema.ts'

const to = (text: string, value: string) => ({ text, action: { type: 'category' as const, value } })
const page = (text: string, value: string) => ({ text, action: { type: 'page' as const, value } })

export const example: z.input<typeof schema> = {
  items: [
    {
      ...to('Sarees', 'sarees'),
      columns: [
        {
          title: 'By weave',
          items: [
            to('Chanderi', 'chanderi'),
            to('Maheshwari', 'maheshwari'),
            to('Kota doria', 'kota-doria'),
            to('बनारसी', 'banarasi'),
          ],
        },
        {
          title: 'By occasion',
          items: [to('Every day', 'every-day'), to('Festive', 'festive'), to('Wedding trousseau', 'wedding')],
        },
        {
          title: 'Good to know',
          icon: 'help',
          items: [page('How to wash a handloom', '/blog/washing-handloom'), page('Fall and pico', '/fall-and-pico')],
        },
      ],
    },
    {
      ...to('Home', 'home'),
      columns: [
        { title: 'Floor', items: [to('Dhurries', 'home/dhurries'), to('Rugs', 'home/rugs')] },
        {
          title: 'Table',
          items: [
            to('Brass and copper', 'home/brass'),
            to('Blue pottery', 'home/blue-pottery'),
            to('Linen', 'home/linen'),
          ],
        },
        { title: 'Bed', items: [to('Razai quilts', 'home/razai'), to('Block-printed sheets', 'home/sheets')] },
      ],
    },
    to('Kurtas', 'kurtas'),
    to('Kitchen', 'kitchen'),
    page('Workshops', '/workshops'),
    page('Journal', '/blog'),
  ],
}
