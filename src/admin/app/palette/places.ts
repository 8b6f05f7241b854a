import type { Person } from '../../../shared/people/customer.ts'
import { sectionsHere, sellingParts, type settingsSections } from '../../settings/sections.ts'
import { areas } from '../../ui/areas.ts'
import { mayOpen } from '../../ui/me.ts'
import type { Find } from './find.ts'

/** Screens that the user may open and that match the text by title or alias. */
export function findPlaces(me: Pick<Person, 'userType' | 'permissions'>, text: string): Find[] {
  const rooms = areas
    .filter((area) => mayOpen(me, area))
    .map(({ to, title }) => ({ find: { id: `place ${to}`, title, link: { to } }, words: title }))
  const sections = mayOpen(me, { permission: 'settings', isShown: true })
    ? [
        ...sectionsHere().map((section) => asSetting(section, 'Settings')),
        ...sellingParts.map((part) => asSetting(part, 'Settings › Selling')),
      ]
    : []
  return [...rooms, ...sections].filter(({ words }) => holdsWords(words, text)).map(({ find }) => find)
}

type Setting = (typeof settingsSections | typeof sellingParts)[number]

function asSetting({ to, title, words }: Setting, note: string) {
  return { find: { id: `setting ${to}`, title, note, link: { to } }, words: `${note} ${title} ${words}` }
}

/** Whether every typed word is the prefix of a word in the text. */
export function holdsWords(words: string, text: string): boolean {
  const there = wordsOf(words)
  return wordsOf(text).every((typed) => there.some((word) => word.startsWith(typed)))
}

function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
}
