import { describe, expect, test } from 'vitest'
import { type FontFace, facesInUse } from './own-fonts.ts'
import { themeSchema } from './theme.ts'

const face = (_id: string, weights: string, style: FontFace['style'] = 'normal'): FontFace => ({
  _id,
  family: 'Aangan',
  weights,
  style,
})
const theme = (weight: number, style: FontFace['style'] = 'normal') =>
  themeSchema.parse({ fonts: { heading: { name: 'Aangan', weight, style } } })
const ids = (...[given, faces]: Parameters<typeof facesInUse>) => facesInUse(given, faces).map(({ _id }) => _id)

describe('of a font’s files', () => {
  const faces = [face('light', '300'), face('bold', '700'), face('leaning', '400', 'italic')]

  test('the one with the weight and style of headings is preloaded', () => {
    expect(ids(theme(700), faces)).toEqual(['bold'])
    expect(ids(theme(400, 'italic'), faces)).toEqual(['leaning'])
    expect(ids(theme(650), [face('all', '100 900')])).toEqual(['all'])
  })

  test('the nearest is chosen if none matches, and none if the theme does not use the font', () => {
    expect(ids(theme(500), faces)).toEqual(['light'])
    expect(ids(theme(500, 'italic'), faces.slice(0, 2))).toEqual(['light'])
    expect(ids(themeSchema.parse({}), faces)).toEqual([])
  })
})
