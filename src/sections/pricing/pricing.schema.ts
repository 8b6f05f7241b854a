import { z } from 'zod'
import {
  appearance,
  band,
  choice,
  group,
  heading,
  link,
  list,
  longText,
  showing,
  shownWith,
  strings,
  text,
  toggle,
} from '../define/parts.ts'
import { buttonToSomething, type SampleSite, standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'
import { ui } from '../define/ui.ts'

const help = <T extends z.ZodType>(label: string, words: string, field: T, control: 'text' | 'long-text' = 'text') =>
  ui(field, { label, help: words, control })

const singleOnly = 'For the layout “A single plan”'

/** A plan (E24). Prices are texts, as they are to be read. */
const plan = z.object({
  title: text('Name', '', 80),
  tag: text('Tag', '', 60),
  description: longText('Description', '', 400),
  currencySymbol: help('Currency sign', 'Empty for that of the site', z.string().max(10).default('')),
  priceMonthly: text('Price by the month', '', 60),
  priceYearly: help('Price by the year', 'Empty where it is the same', z.string().max(60).default('')),
  monthlyPlanText: text('Text beside the price by the month', '', 120),
  yearlyPlanText: text('Text beside the price by the year', '', 120),
  points: strings('Points'),
  pointCustomText: ui(z.record(z.string().min(1).max(200), z.string().max(500)).default({}), {
    label: 'Texts of points',
    help: 'The name is a point, the value what this plan says of it: Storage, 10 GB',
    control: 'key-value',
  }),
  primary: toggle('Highlighted', false),
  buttonText: showing(text('Button: text', '', 60), ['buttonAction']),
  enableButton: showing(toggle('Button: show', true), ['buttonText', 'buttonAction']),
  buttonAction: link('Button: link'),
  cardHeading: help('Heading of the card', singleOnly, z.string().max(120).default('')),
  cardDescription: help('Words in the card', singleOnly, z.string().max(600).default(''), 'long-text'),
  pointHeading: text('Heading above the points', '', 120),
  price: help('Price of the card', `${singleOnly}; empty for those above`, z.string().max(60).default('')),
})

/** Points that stand together in the comparison (E25). */
const pointGroup = z.object({ name: text('Name', '', 120), points: strings('Points') })

export const schema = z.object({
  ...band,
  align: heading.align,
  layout: choice('Layout', {
    cards: 'Plans side by side',
    large: 'Two large plans',
    single: 'A single plan',
    rows: 'A list of plans',
    table: 'A table that compares',
  }),
  header: group('Words above', { title: heading.title, heading: heading.heading, description: heading.description }),
  items: list('Plans', plan, { label: 'Plan', title: 'title' }, 60),
  pointGroups: shownWith(
    'layout',
    ['table'],
    list('Groups of points', pointGroup, { label: 'Group', title: 'name' }, 30),
  ),
  footer: group('Words below', {
    title: text('Title'),
    description: longText('Description'),
    buttonText: showing(text('Button: text', '', 60), ['buttonAction']),
    buttonAction: link('Button: link'),
  }),
  switching: appearance(toggle('Offer Monthly and Annually where plans have both', true)),
})

export type Pricing = z.output<typeof schema>
export type Plan = Pricing['items'][number]

const first = standIn('What the smallest plan has')
const second = standIn('What the next one has besides')
const third = standIn('What only the largest one has')

export const sample = (site: SampleSite): z.input<typeof schema> => {
  const [button] = buttonToSomething(site)
  const costs = {
    priceMonthly: standIn('Price for a month'),
    priceYearly: standIn('Price for a year'),
    monthlyPlanText: 'per month',
    yearlyPlanText: 'per year',
    ...button,
  }
  return {
    layout: 'cards',
    header: { heading: 'Plans and prices', description: standIn('Say in a sentence what every plan includes.') },
    items: [
      {
        ...costs,
        title: standIn('Name of the smallest plan'),
        description: standIn('Who it is for.'),
        points: [first],
      },
      {
        ...costs,
        title: standIn('Name of the usual plan'),
        tag: standIn('Why most people choose it'),
        description: standIn('Who this one is for.'),
        points: [first, second],
        primary: true,
      },
      {
        ...costs,
        title: standIn('Name of the largest plan'),
        description: standIn('And who this one is for.'),
        points: [first, second, third],
      },
    ],
  }
}

const plansOf = (site: SampleSite) => sample(site).items ?? []

export const looks: Looks<typeof schema> = [
  {
    name: 'cards',
    title: 'Plans side by side',
    words: 'pricing tables cards tiers packages monthly annually',
    props: { layout: 'cards' },
  },
  {
    name: 'large',
    title: 'Two large plans',
    words: 'pricing packages tiers half and half monthly annually',
    props: (site) => ({ layout: 'large', items: plansOf(site).slice(0, 2) }),
  },
  {
    name: 'single',
    title: 'A single plan beside its points',
    words: 'pricing one price package offer',
    props: (site) => ({
      layout: 'single',
      items: plansOf(site)
        .slice(2)
        .map((plan) => ({
          ...plan,
          pointHeading: standIn('What is included'),
          cardHeading: standIn('What one pays for'),
          cardDescription: standIn('How it is paid, and when it can be ended.'),
        })),
    }),
  },
  {
    name: 'rows',
    title: 'A list of plans',
    words: 'pricing compact rate card price list menu',
    props: { layout: 'rows' },
  },
  {
    name: 'table',
    title: 'Plans compared in a table',
    words: 'pricing comparison matrix features tiers',
    props: {
      layout: 'table',
      pointGroups: [
        { name: standIn('What belongs together'), points: [first, second] },
        { name: standIn('What else there is'), points: [third] },
      ],
    },
  },
]
