import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { trapName } from '../../shared/content/forms/trap.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { Trap } from '../../ui/trap.tsx'
import { Comment } from './comment.tsx'

const urdu = 'یہ ساڑھی اچھی ہے!'
const turned = 'abc\u202egpj.exe'

// Shows B176.
test('a comment and its writer run in their own direction, apart from what stands around', () => {
  const writer = { title: turned, thumb: null, subtitles: [] }
  const comment = {
    ...{ _id: 'c1', comment: urdu, created: '2026-11-20T20:35:00.000Z', answers: [] },
    $card_data: { userId: [writer] },
  }
  const html = renderToStaticMarkup(<Comment comment={comment} timeZone="Asia/Kolkata" />)
  expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*>${urdu}</p>`))
  expect(html).toMatch(new RegExp(`<b dir="auto"[^>]*>${turned}</b>`))
})

// Shows B176.
test('so do the lines of an address', () => {
  const address = {
    ...{ name: turned, line1: urdu, line2: '', landmark: '', city: urdu, state: 'Delhi' as const },
    ...{ pincode: '110001', mobileNumber: '9876543210', kind: 'HOME' as const, isDefault: false },
    ...{ businessName: '', gstin: '' },
  }
  const html = renderToStaticMarkup(<AddressLines address={address} />)
  expect(html.match(/dir="auto"/g)).toHaveLength(2)
  expect(html).toContain(`<bdi>${urdu},</bdi> Delhi`)
})

// Shows B176.
test('no text of a page puts a name among other words without setting it apart', () => {
  const bare = globSync('src/{sections,features,ui}/**/*.tsx', {
    exclude: (name) => String(name).includes('.test.'),
  }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\$\{(?:\w+\??\.)*(?:firstName|lastName|writer)\}/g)].map(String),
  )
  expect(bare).toEqual([])
})

// Shows B178.
test('the field that only programs fill is known to no autofill', () => {
  const html = renderToStaticMarkup(<Trap name="website" ref={() => undefined} />)
  expect(html).toContain(`name="${trapName}"`)
  expect(html).toMatch(/data-1p-ignore.*data-lpignore="true"/)
  expect(html).not.toMatch(/name="website"|>\s*website/i)
})
