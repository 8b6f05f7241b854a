import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/screens/render.tsx'
import { container } from './container.tsx'

test('a container is a panel of its own ground, width, padding and corner around one area', () => {
  const html = renderSection(container, { panel: 'strong', width: 'narrow', padding: 'small', corner: 'large' })
  expect(html).toMatch(/class="ground-strong mx-auto max-w-\[30rem\] p-\[clamp\(0.75rem[^"]*rounded-\[1.75rem\]"/)
  expect(html.match(/<!--area:\d-->/g)).toEqual(['<!--area:0-->'])
})

test('a container can be full width, without background, padding and radius', () => {
  const html = renderSection(container, { panel: 'plain', width: 'full', padding: 'none', corner: 'none' })
  expect(html).not.toMatch(/frame|ground-|rounded|p-\[/)
})
