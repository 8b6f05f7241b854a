import { z } from 'zod'
import { ui } from './ui.ts'

/** The pieces that sections' schemas are made of. Each has a default, so that `schema.parse({})` always succeeds. */

export const text = (label: string, value = '', max = 200) =>
  ui(z.string().max(max).default(value), { label, control: 'text' })

export const longText = (label: string, value = '', max = 2_000) =>
  ui(z.string().max(max).default(value), { label, control: 'long-text' })

/** HTML of a few harmless elements; sanitised when it is written. */
export const richText = (label: string, value = '') =>
  ui(z.string().max(40_000).default(value), { label, control: 'rich-text' })

export const toggle = (label: string, value: boolean) => ui(z.boolean().default(value), { label, control: 'switch' })

export const count = (label: string, value: number, min: number, max: number) =>
  ui(z.number().int().min(min).max(max).default(value), { label, control: 'number' })

/** One of several values; the first is the default. Name it where the values are numbers: an object sorts those. */
export function choice<const T extends Record<string, string>>(
  label: string,
  choices: T,
  initial?: NoInfer<keyof T & string>,
) {
  const values = Object.keys(choices) as (keyof T & string)[]
  const schema = z.enum(values as [keyof T & string, ...(keyof T & string)[]])
  return ui(schema.default((initial ?? values[0]) as never), { label, control: 'choice', choices })
}

/** A target: category and product by their path, a page by its path or `$ROOT`, anything else by its address (SPEC §2). */
export const link = (label: string) =>
  ui(
    z
      .object({
        type: z.enum(['category', 'product', 'page', 'external']).default('page'),
        value: z.string().max(500).default(''),
      })
      .prefault({}),
    { label, control: 'link' },
  )

/** A picture of the media library. */
export const image = (label: string) =>
  ui(z.object({ media: z.string().max(80).default(''), alt: z.string().max(300).default('') }).prefault({}), {
    label,
    control: 'image',
  })

/** Name of an icon of the set in ui/icons. */
export const icon = (label: string) => ui(z.string().max(40).default(''), { label, control: 'icon' })

/** SPEC §3, buttons. */
export const button = (label: string, value = '') =>
  ui(
    z
      .object({
        buttonText: text('Text', value),
        enableButton: toggle('Show', true),
        buttonAction: link('Leads to'),
        icon: icon('Icon'),
      })
      .prefault({}),
    { label, control: 'group' },
  )

export const buttons = (label = 'Buttons') => list(label, button('Button'), { label: 'Button', title: 'buttonText' }, 6)

/** A list of items; each starts as what `item.parse({})` gives. */
export function list<T extends z.ZodType>(label: string, item: T, names: { label: string; title?: string }, max = 200) {
  return ui(z.array(item).max(max, `${label}: at most ${max} items`).default([]), {
    label,
    control: 'list',
    item: names,
  })
}

export function group<T extends z.ZodRawShape>(label: string, shape: T) {
  return ui(z.object(shape).prefault({} as never), { label, control: 'group' })
}

/** The band a section stands in: spread into every section that is a band of the page. */
export const band = {
  tone: choice('Ground', { plain: 'Page', soft: 'Soft', strong: 'Strong', accent: 'Accent' }),
  width: choice('Width', { wide: 'Wide', text: 'Text', full: 'Full width' }),
  spacing: choice('Spacing', { normal: 'Normal', tight: 'Tight', loose: 'Loose', none: 'None' }),
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
    },
  ),
}

/** The words above a section's content. */
export const heading = {
  title: text('Small title'),
  heading: text('Heading'),
  description: longText('Description'),
  align: choice('Alignment', { start: 'Start', center: 'Centre' }),
}
