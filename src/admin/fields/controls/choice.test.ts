import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf } from '../../../sections/define/fields.ts'
import { band } from '../../../sections/define/parts.ts'
import { offered } from './choice.tsx'

const choices = fieldsOf(z.object({ tone: band.tone }))[0]?.choices ?? {}
const usual = { plain: 'Page', soft: 'Soft', strong: 'Strong', accent: 'Accent' }

test('backgrounds that are offered are the usual ones and the colour schemes of the theme, by their names', () => {
  expect(offered(choices, {}, 'plain')).toEqual(usual)
  expect(offered(choices, { 'scheme-2': 'Festival' }, 'plain')).toEqual({ ...usual, 'scheme-2': 'Festival' })
})

test('a scheme that was deleted is shown where it is still chosen, and offered nowhere else', () => {
  expect(offered(choices, {}, 'scheme-1')).toEqual({ ...usual, 'scheme-1': 'Scheme 1 (deleted)' })
})
