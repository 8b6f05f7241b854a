import { z } from 'zod'
import type { KindName } from '../../shared/content/kinds/index.ts'
import { pictureIdOrNone } from '../../shared/content/media/picture-shapes.ts'
import type { PictureFacts } from '../../shared/content/media/pictures.ts'
import type { Responsive } from '../../shared/content/media/responsive.ts'
import { linkTypes } from '../../shared/content/pages/links.ts'
import { hasFewMarks, tooManyMarks } from '../../shared/content/texts/rich-text.ts'
import { colourPattern } from '../../shared/sites/theme/colour.ts'
import { type SchemeSlot, schemeSlots, titleOf } from '../../shared/sites/theme/scheme-slots.ts'
import { hintOf, ui } from './ui.ts'

/** Building blocks of sections' schemas. Each has a default, so that `schema.parse({})` always succeeds. */

export const text = (label: string, value = '', max = 200) =>
  ui(z.string().max(max).default(value), { label, control: 'text' })

export const longText = (label: string, value = '', max = 2_000) =>
  ui(z.string().max(max).default(value), { label, control: 'long-text' })

/** HTML of a few harmless elements; sanitised when it is written. */
export const richText = (label: string, value = '') =>
  ui(z.string().max(40_000, { abort: true }).refine(hasFewMarks, tooManyMarks).default(value), {
    label,
    control: 'rich-text',
  })

export const toggle = (label: string, value: boolean) => ui(z.boolean().default(value), { label, control: 'switch' })

export const count = (label: string, value: number, min: number, max: number) =>
  ui(z.number().int().min(min).max(max).default(value), { label, control: 'number' })

/** One of several values; the first is the default. Pass `initial` if the keys are numbers: an object sorts those. */
export function choice<const T extends Record<string, string>>(
  label: string,
  choices: T,
  initial?: NoInfer<keyof T & string>,
) {
  const values = Object.keys(choices) as (keyof T & string)[]
  const schema = z.enum(values as [keyof T & string, ...(keyof T & string)[]])
  return ui(schema.default((initial ?? values[0]) as never), { label, control: 'choice', choices })
}

/**
 * Marks a field as appearance rather than content. Like the marks below it returns a copy, because the field may be shared with other
 * sections.
 */
export function appearance<T extends z.ZodType>(field: T): T {
  return ui(field.clone(), { label: '', ...hintOf(field), place: 'appearance' })
}

/** Shows a field in the form only while the named field beside it has one of these values. */
export function shownWith<T extends z.ZodType>(field: string, values: string[], shown: T): T {
  return ui(shown.clone(), { label: '', ...hintOf(shown), shownFor: { field, values } })
}

/** Marks a field that visitors need to see the named fields beside it, or the whole group (`all`). */
export function showing<T extends z.ZodType>(field: T, shows: 'all' | string[] = 'all'): T {
  return ui(field.clone(), { label: '', ...hintOf(field), shows })
}

/** Whether empty fields fall back to the contact details of Settings › Business. */
export const reachedBySettings = toggle('Empty fields show what Settings › Business says', true)

/** Marks a text without which the section does nothing; `told` is the warning before publishing. */
export function needed<T extends z.ZodType>(field: T, told: string): T {
  return ui(field.clone(), { label: '', ...hintOf(field), needed: told })
}

/** A theme colour by name (`token:accent`) or a hex; empty by default. `colourCss` reads it. */
export const colour = (label: string, value = '') =>
  ui(z.string().regex(colourPattern, 'Choose a colour, or give one such as #2563eb.').default(value), {
    label,
    control: 'colour',
  })

/** A day (`2026-11-21`), or an instant that the editor shows in the site's time zone; may be empty. */
export const date = (label: string) =>
  ui(z.union([z.literal(''), z.iso.date(), z.iso.datetime()], 'Enter a date.').default(''), {
    label,
    control: 'date',
  })

/** Several short texts. */
export const strings = (label: string, max = 60) =>
  ui(z.array(z.string().max(200)).max(max, `${label}: at most ${max}`).default([]), {
    label,
    control: 'strings',
    most: max,
  })

/** Texts by name, unordered: use a list of names and values if the order matters. */
export const keyValue = (label: string) =>
  ui(z.record(z.string().min(1).max(80), z.string().max(500)).default({}), { label, control: 'key-value' })

/** A record of a kind, by its path; empty if none is chosen. */
export const thing = (kind: KindName, label: string) => ui(z.string().max(200).default(''), { label, control: kind })

/** One of the owner's forms, by its id; empty if none is chosen. */
export const form = (label: string) => ui(z.union([z.literal(''), z.uuid()]).default(''), { label, control: 'form' })

/** Products of the shop by their paths, in their order. */
export const products = (label: string, max = 60) =>
  ui(z.array(z.string().max(200)).max(max, `${label}: at most ${max}`).default([]), {
    label,
    control: 'products',
    most: max,
  })

/** A target: something of a kind by its path, a page by its path or `$ROOT`, anything else by its address (R19). */
export const link = (label: string) =>
  ui(
    z
      .object({
        type: z.enum(linkTypes).default('page'),
        value: z.string().max(500).default(''),
      })
      .prefault({}),
    { label, control: 'link' },
  )

const storedImage = z.object({ media: pictureIdOrNone.default(''), alt: z.string().max(300).default('') })

/** An image as views get it: size and colour are added while the page is rendered, and never stored. */
export type Image = z.output<typeof storedImage> & PictureFacts

/** A picture of the media library. */
export const image = (label: string) =>
  ui(storedImage.prefault({}) as unknown as z.ZodPrefault<z.ZodType<Image, z.input<typeof storedImage>>>, {
    label,
    control: 'image',
  })

/** Name of an icon of the set in ui/icons. */
export const icon = (label: string) => ui(z.string().max(40).default(''), { label, control: 'icon' })

/** A button (E18). */
export const button = (label: string, value = '') =>
  ui(
    z
      .object({
        buttonText: showing(text('Text', value)),
        enableButton: showing(toggle('Show', true)),
        buttonAction: link('Link'),
        icon: icon('Icon'),
      })
      .prefault({}),
    { label, control: 'group' },
  )

export const buttons = (label = 'Buttons') => list(label, button('Button'), { label: 'Button', title: 'buttonText' }, 6)

/** A list of items; a new item is `item.parse({})`. */
export function list<T extends z.ZodType>(label: string, item: T, names: { label: string; title?: string }, max = 200) {
  return ui(z.array(item).max(max, `${label}: at most ${max} items`).default([]), {
    label,
    control: 'list',
    item: names,
    most: max,
  })
}

/**
 * A value that may differ by the width of the screen.
 * @param plain spreads a single value, as stored before the field was responsive, and the default, over the screens
 */
export function responsive<T extends z.ZodDefault<z.ZodType<string | number>>>(
  label: string,
  piece: T,
  plain: (value: z.output<T>) => Responsive<z.output<T>>,
) {
  type Value = Responsive<z.output<T>>
  const own = piece.unwrap().optional()
  const spread = (stored: unknown) => {
    const value = piece.safeParse(stored)
    return value.success ? plain(value.data as z.output<T>) : stored
  }
  const schema = z.preprocess(spread, z.object({ base: piece, md: own, lg: own }))
  const initial = plain(piece.parse(undefined) as z.output<T>)
  return ui((schema as unknown as z.ZodType<Value, z.input<T> | Partial<Value>>).prefault(initial as never), {
    label,
    control: 'responsive',
  })
}

export function group<T extends z.ZodRawShape>(label: string, shape: T) {
  return ui(z.object(shape).prefault({} as never), { label, control: 'group' })
}

/** Titles of colour schemes by their stored value. The builder offers only the theme's, under their own names. */
const schemeTitles = Object.fromEntries(schemeSlots.map((slot) => [slot, titleOf(slot)])) as Record<SchemeSlot, string>

/** Background of a section: one of these grounds of the theme (the first by default) or a colour scheme. */
export const ground = <Ground extends string>(grounds: Record<Ground, string>) =>
  appearance(choice('Background', { ...grounds, ...schemeTitles }))

/** The air above and below a band, which may differ by the width of the screen; the first of the choices is the default. */
export const spacing = <Choice extends string>(choices: Record<Choice, string>) =>
  appearance(responsive('Spacing', choice('Spacing', choices), (base) => ({ base })))

/** Alignment of a section's text, which may differ by screen width; the first choice is the default. */
export const alignment = <Choice extends 'start' | 'center'>(choices: Record<Choice, string>) =>
  responsive('Alignment', choice('Alignment', choices), (base) => ({ base }))

/** Fields of a section that is a band of the page. */
export const band = {
  tone: ground({ plain: 'Page', soft: 'Soft', strong: 'Strong', accent: 'Accent' }),
  width: appearance(choice('Width', { wide: 'Wide', text: 'Text', full: 'Full width' })),
  spacing: spacing({ normal: 'Normal', tight: 'Tight', loose: 'Loose', none: 'None' }),
  anchor: ui(
    z
      .string()
      .regex(/^[a-z0-9-]*$/, 'Use small letters, digits and hyphens.')
      .max(60)
      .default(''),
    {
      label: 'Anchor',
      help: 'Lets a link lead to this section: /page#anchor',
      control: 'text',
      place: 'appearance',
    },
  ),
}

/** The words above a section's content. */
export const heading = {
  title: text('Small title'),
  heading: text('Heading'),
  description: longText('Description'),
  align: appearance(alignment({ start: 'Start', center: 'Centre' })),
}

/** For sections that can be a page's main content, such as its questions or contact form. */
export const namesPage = toggle('Use the heading as the page title', false)
