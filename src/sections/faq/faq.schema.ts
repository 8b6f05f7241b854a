import { z } from 'zod'
import { postLink } from '../../features/blog/linked-post.schema.ts'
import { band, button, choice, heading, list, namesPage, richText, text, toggle } from '../define/parts.ts'
import { standIn } from '../define/sample.ts'
import type { Looks } from '../define/section.ts'

/** A question with its answer (E22). */
const pair = z.object({
  question: text('Question', '', 300),
  answer: richText('Answer'),
  open: toggle('Open by default', false),
})

export const schema = z.object({
  ...band,
  ...heading,
  namesPage,
  layout: choice('Layout', { list: 'List', columns: 'Two columns', beside: 'Heading next to the list' }),
  items: list('Questions', pair, { label: 'Question', title: 'question' }, 60),
  button: button('Button'),
  ...postLink,
})

export type Faq = z.output<typeof schema>
export type Pair = Faq['items'][number]

const answer = standIn('<p>Answer it in two or three sentences.</p>')

export const sample = (): z.input<typeof schema> => ({
  layout: 'beside',
  heading: 'Questions and answers',
  items: [
    { question: standIn('What do people ask you most often?'), answer, open: true },
    { question: standIn('What do they ask before they decide?'), answer },
    { question: standIn('What do they ask afterwards?'), answer },
  ],
})

export const looks: Looks<typeof schema> = [
  {
    name: 'beside',
    title: 'Questions next to their heading',
    words: 'FAQ accordion help collapsible content collapse toggle expandable',
    props: { layout: 'beside' },
  },
  {
    name: 'list',
    title: 'Questions in a list',
    words: 'FAQ accordion help collapsible content collapse toggle expandable',
    props: { layout: 'list' },
  },
  {
    name: 'columns',
    title: 'Questions in two columns',
    words: 'FAQ accordion help collapsible content collapse toggle expandable',
    props: { layout: 'columns' },
  },
]
