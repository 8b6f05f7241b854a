import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { product } from '../../../tests/support/screens/shop.tsx'
import { type IslandSink, IslandSinkProvider, type PlacedIsland } from '../../sections/define/island.tsx'
import { AddToBag } from './add-to-bag.tsx'

function placed(element: React.ReactElement): { islands: PlacedIsland[]; html: string } {
  const islands: PlacedIsland[] = []
  const sink: IslandSink = { place: (island) => String(islands.push(island)), draw: () => '' }
  return { islands, html: renderToStaticMarkup(<IslandSinkProvider value={sink}>{element}</IslandSinkProvider>) }
}

test('the button sleeps until it is touched, and knows little', () => {
  const { islands, html } = placed(<AddToBag item={product({ name: 'Lamp', path: 'lamp', productVariantId: 'v1' })} />)
  expect(html).toContain('data-island="add-to-bag" data-start="touch"')
  expect(JSON.parse(JSON.stringify(islands[0]?.props))).toEqual({ name: 'Lamp', path: 'lamp', variant: 'v1' })
})

test('a product in several sizes asks before it adds', () => {
  const { islands } = placed(<AddToBag item={product({ variantCount: 3 })} />)
  expect(islands[0]?.props.variant).toBeUndefined()
})

test('a sold-out product has no button', () => {
  expect(placed(<AddToBag item={product({ productVariantId: null })} />).html).toBe('')
})
