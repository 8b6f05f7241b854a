import { articleParts } from '../../../../../shared/content/blog/article.ts'
import type { PostFinding } from '../../../../../shared/content/blog/post-findings.ts'
import { fileIdIn } from '../../../../../shared/content/media/media-files.ts'
import { withoutMarkup } from '../../../../../shared/content/texts/rich-text.ts'
import { cut } from '../../../../../shared/text.ts'

type Found = Omit<PostFinding, 'field'>

const longest = 60
const levels = ['', 'title', 'heading', 'subheading', 'small heading']

/** Headings that leave a level out, below the title, which is the first. @param html sanitised */
export function jumpsIn(html: string): Found[] {
  let above = 1
  return [...html.matchAll(/<h([234])>(.*?)<\/h\1>/gs)].flatMap(([, digit = '', inner = '']) => {
    const [before, level] = [above, Number(digit)]
    above = level
    if (level <= before + 1) return []
    const text = cut(withoutMarkup(inner), longest)
    const message = `“${text}” is a ${levels[level]} that follows a ${levels[before]}. It should be a ${levels[before + 1]}.`
    return [{ kind: 'heading' as const, message }]
  })
}

/** Pictures and videos that the library no longer has, and pictures without a description. @param html sanitised */
export function figuresIn(html: string, isThere: (mediaId: string) => boolean): Found[] {
  return articleParts(html).flatMap((part): Found[] => {
    if (part.of !== 'picture' && part.of !== 'video') return []
    const name = part.caption ? `The ${part.of} “${cut(part.caption, longest)}”` : `A ${part.of} in the text`
    const id = part.of === 'picture' ? part.media : fileIdIn(part.address)
    if (id !== undefined && !isThere(id))
      return [{ kind: 'gone', message: `${name} is no longer in the library, so visitors do not see it.` }]
    if (part.of === 'picture' && part.alt.trim() === '')
      return [{ kind: 'picture', message: `${name} has no description for people who cannot see it.` }]
    return []
  })
}
