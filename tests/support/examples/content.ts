import type { z } from 'zod'
import type { schema } from '../../../src/sections/content/content.schema.ts'

/** One of each kind, as they would stand on a page about a workshop. */
export const example: z.input<typeof schema> = {
  width: 'text',
  blocks: [
    { type: 'heading', text: 'Nine days on the loom', level: 'h2' },
    {
      type: 'paragraph',
      paragraph:
        'In Chanderi the day begins with the sound of pedals. Rehana Bano has woven here for thirty-one years, on the pit loom that her grandfather dug into the floor of the front room. A saree takes her nine days; a hundred and fifty threads of zari are counted in by hand for every border.',
    },
    {
      type: 'data-points',
      data: [
        { name: 'Threads in the width', value: '4,200' },
        { name: 'Days for one saree', value: '9' },
        { name: 'Looms in the lane', value: '38' },
      ],
    },
    {
      type: 'quote',
      message:
        'People ask whether a machine could do it. It could do it faster. It could not do it so that it breathes.',
      user: { title: 'Rehana Bano', subtitle: 'Weaver, Chanderi' },
    },
    { type: 'heading', text: 'कैसे पहचानें असली चंदेरी', level: 'h3' },
    {
      type: 'points',
      points: [
        { icon: 'sparkles', title: 'It is glassy', description: 'Hold it to a window: the silk warp is not degummed.' },
        { icon: 'leaf', title: 'It is light', description: 'Five and a half metres weigh less than 400 grams.' },
        { icon: 'check', title: 'The motif stays', description: 'Cut from behind by hand, it does not pull.' },
      ],
    },
    {
      type: 'message',
      html: '<p>Wash it <strong>by hand, in cold water</strong>, with nothing stronger than reetha. Then:</p><ul><li>dry it in the shade,</li><li>iron it while it is still a little damp,</li><li>fold it along a new line each time.</li></ul>',
    },
    { type: 'line' },
    {
      type: 'buttons',
      buttons: [
        { buttonText: 'See the sarees', buttonAction: { type: 'category', value: 'sarees' }, icon: 'arrow-right' },
        { buttonText: 'Visit the lane', buttonAction: { type: 'page', value: '/workshops' } },
      ],
    },
  ],
}
