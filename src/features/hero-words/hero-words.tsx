import type { ReactNode } from 'react'
import { hrefOf, type Link as Target } from '../../shared/content/pages/links.ts'
import { ActionButtons } from '../../ui/action-buttons.tsx'
import { type ActionButton, outward } from '../../ui/action-link.tsx'
import { type Alignment, boxAt, rowAt, wordsAt } from '../../ui/align.ts'
import { Link } from '../../ui/link.tsx'

export type WordsOfHero = {
  title: string
  titleButtonText: string
  titleButtonEnabled: boolean
  titleButtonAction: Target
  heading: string
  headingLeftText: string
  headingPrimaryText: string
  headingRightText: string
  description: string
  buttons: ActionButton[]
}

/** Words that have neither a link in their badge nor a heading in parts. */
export const plainWords = (words: Pick<WordsOfHero, 'title' | 'heading' | 'description' | 'buttons'>): WordsOfHero => ({
  titleButtonText: '',
  titleButtonEnabled: false,
  titleButtonAction: { type: 'page', value: '' },
  headingLeftText: '',
  headingPrimaryText: '',
  headingRightText: '',
  ...words,
})

type Props = {
  words: WordsOfHero
  /** The page's heading is the first hero's. */
  first: boolean
  size: string
  align: Alignment
  className?: string
  /** Stands behind the buttons. */
  children?: ReactNode
}

/** A hero's words: its badge, heading, description and buttons (S15, E30). */
export function HeroWords({ words, first, size, align, className = '', children }: Props) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <div className={`min-w-0 ${wordsAt(align)} ${className}`}>
      <Badge words={words} />
      {heroName(words) && (
        <Heading className={size}>
          <HeadingText words={words} />
        </Heading>
      )}
      {words.description && (
        <p className={`mt-5 max-w-[46ch] text-lg whitespace-pre-line ${boxAt(align)}`}>{words.description}</p>
      )}
      <div className={`mt-8 flex flex-wrap items-center gap-3 not-[:has(a,button)]:hidden ${rowAt(align)}`}>
        <ActionButtons buttons={words.buttons} className={`max-xs:w-full ${rowAt(align)}`} />
        {children}
      </div>
    </div>
  )
}

/** The small title as a label, with its link in it. Its line is of the text's colour, because it may stand on a picture. */
function Badge({ words: { title, titleButtonText, titleButtonEnabled, titleButtonAction } }: { words: WordsOfHero }) {
  const href = titleButtonEnabled && titleButtonText ? hrefOf(titleButtonAction) : undefined
  if (!title && !href) return null
  return (
    <p className="hero-badge">
      {title && <span>{title}</span>}
      {href && (
        <Link href={href} {...outward(href)}>
          {titleButtonText}
        </Link>
      )}
    </p>
  )
}

/** On a picture the mark is a line in the text's own colour, because the accent need not be legible there. */
function HeadingText({ words }: { words: WordsOfHero }) {
  const { heading, headingLeftText, headingPrimaryText, headingRightText } = words
  if (heading) return heading
  return (
    <>
      {headingLeftText} {headingPrimaryText && <em className="hero-mark">{headingPrimaryText}</em>} {headingRightText}
    </>
  )
}

type Named = Pick<WordsOfHero, 'heading' | 'headingLeftText' | 'headingPrimaryText' | 'headingRightText'>

/** A hero's name: its heading, or its heading's parts joined. */
export function heroName({ heading, headingLeftText, headingPrimaryText, headingRightText }: Named): string {
  return heading || [headingLeftText, headingPrimaryText, headingRightText].filter(Boolean).join(' ')
}
