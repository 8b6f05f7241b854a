import { expect, test } from 'vitest'
import { withSkus } from './skus.ts'

const size = { name: 'Size', values: ['S', 'M'] }
const colour = { name: 'Colour', values: ['Red', 'नीला'] }
const skus = (
  name: string,
  variants: { sku: string; options: Record<string, string> }[],
  taken: string[] = [],
  options = [colour, size],
) => withSkus({ name, options, variants }, taken).map(({ sku }) => sku)

// Shows B207.
test.each<[string, Parameters<typeof skus>, string[]]>([
  ['the name alone without options', ['Brass Lamp', [{ sku: '', options: {} }], [], []], ['BRASS-LAMP']],
  [
    'name and options in their order',
    [
      'Kurta',
      [
        { sku: '', options: { Size: 'M', Colour: 'Red' } },
        { sku: '', options: { Colour: 'नीला', Size: 'S' } },
      ],
    ],
    ['KURTA-RED-M', 'KURTA-नीला-S'],
  ],
  [
    'as the others begin that were typed',
    [
      'Kurta',
      [
        { sku: '', options: { Size: 'S' } },
        { sku: 'KN7-M', options: { Size: 'M' } },
      ],
      [],
      [size],
    ],
    ['KN7-S', 'KN7-M'],
  ],
  ['none that is taken', ['Lamp', [{ sku: '', options: {} }], ['LAMP', 'LAMP-2'], []], ['LAMP-3']],
  [
    'none that is typed later in the product',
    [
      'Lamp',
      [
        { sku: '', options: { Size: 'S' } },
        { sku: 'LAMP-S', options: { Size: 'M' } },
      ],
      [],
      [size],
    ],
    ['LAMP-S-S', 'LAMP-S'],
  ],
  ['in any script', ['पीतल का दीया', [{ sku: '', options: {} }], [], []], ['पीतल-का-दीया']],
  ['a name without letters by its signs', ['★', [{ sku: '', options: {} }], [], []], ['2605']],
])('variants without an SKU get one: %s', (_, given, wanted) => {
  expect(skus(...given)).toEqual(wanted)
})

test('a long name is cut, and the options are kept', () => {
  const [first = '', second = ''] = skus('A'.repeat(200), [
    { sku: '', options: { Size: 'S' } },
    { sku: '', options: { Size: 'M' } },
  ])
  expect([first.length, second.length]).toEqual([64, 64])
  expect([first.slice(-2), second.slice(-2)]).toEqual(['-S', '-M'])
})
