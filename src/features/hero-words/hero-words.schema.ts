import { buttons, link, longText, showing, text, toggle } from '../../sections/define/parts.ts'

/** The words of a hero (E30), spread into its schema. The heading is one text, or three parts of which the middle one stands out. */
export const heroWords = {
  title: text('Small title', '', 80),
  titleButtonText: showing(text('Small title link: text', '', 60), ['titleButtonAction']),
  titleButtonEnabled: showing(toggle('Small title link: show', true), ['titleButtonText', 'titleButtonAction']),
  titleButtonAction: link('Small title link: link'),
  heading: text('Heading', '', 120),
  headingLeftText: text('Split heading: first part', '', 80),
  headingPrimaryText: text('Split heading: highlighted part', '', 80),
  headingRightText: text('Split heading: last part', '', 80),
  description: longText('Description', '', 400),
  buttons: buttons(),
}
