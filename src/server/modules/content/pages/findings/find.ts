import { currentProps } from '../../../../../sections/define/current-props.ts'
import { type Field, fieldsOf } from '../../../../../sections/define/fields.ts'
import { isStandIn } from '../../../../../sections/define/sample.ts'
import { sectionOf } from '../../../../../sections/registry.ts'
import { shownWithHolder } from '../../../../../shared/content/pages/areas.ts'
import type { PageDocument, PlacedSection } from '../../../../../shared/content/pages/page-document.ts'
import type { PageFinding } from '../../../../../shared/content/pages/pages-admin.ts'
import { withoutMarkup } from '../../../../../shared/content/texts/rich-text.ts'
import { isInLanguage, isOver } from '../../../../../shared/content/texts/when.ts'
import { cut } from '../../../../../shared/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { ServerKinds } from '../../../kind.ts'
import { readDocument } from '../documents.ts'
import { storedPage } from '../stored-page.ts'
import { emptyLinksIn } from './empty-links.ts'
import { anchorsIn, deadText, lookUp } from './look-up.ts'
import { type ShownField, shownFields } from './shown-fields.ts'
import { knowStandIns } from './stand-ins.ts'
import { type Here, isLookedUp, type LookedUp, readHere, targetsOf } from './targets.ts'

/** As many as a user will go through. */
const most = 200

/** A field of a section that visitors see, and its link targets. */
type Looked = ShownField & {
  placed: PlacedSection
  title: string
  targets: LookedUp[]
  /** Whether Settings › Business supplies a value while the field is empty. */
  isFilled: boolean
}

/**
 * Warnings before publishing: dead links, sections without effect because an address or date is missing, sample texts, images
 * without a description. Hidden content is skipped.
 * @throws Refusal `page.notFound`
 */
export async function findings(
  ctx: Ctx,
  kinds: ServerKinds,
  id: string,
): Promise<{ data: PageFinding[]; total: number }> {
  const [{ kind, key, draft }, here] = await Promise.all([storedPage(ctx, id), readHere(ctx)])
  knowStandIns()
  const document = readDocument(draft)
  const looked = shownSections(document, ctx.now(), ctx.site.settings.locale).flatMap((placed) =>
    lookAt(ctx, placed, here),
  )
  const there = await lookUp(
    ctx,
    kinds,
    {
      ...(kind === 'page' ? { self: { kind, path: key } } : {}),
      // Header and footer appear on every page, so an anchor cannot be checked there.
      anchors: kind === 'group' ? 'unknown' : anchorsIn(document),
    },
    looked.flatMap(({ targets }) => targets),
  )
  const data = looked.flatMap((field) => found(field, there))
  return { data: data.slice(0, most), total: data.length }
}

/** Sections that visitors see now or later, in this language; none whose holder is hidden. */
function shownSections({ sections }: PageDocument, now: Date, language: string): PlacedSection[] {
  const isSeen = ({ hidden, when }: PlacedSection) => !hidden && !isOver(when, now) && isInLanguage(when, language)
  return shownWithHolder(sections, isSeen)
}

/** Sections that fail their schema are skipped: publishing reports them. */
function lookAt({ site }: Ctx, placed: PlacedSection, here: Here): Looked[] {
  const section = sectionOf(placed.type)
  const current = section && currentProps(section, placed)
  const parsed = current?.failed === undefined ? section?.schema.safeParse(current?.props) : undefined
  if (!section || !parsed?.success) return []
  return shownFields(fieldsOf(section.schema), parsed.data).map((field) => ({
    ...field,
    placed,
    title: placed.name ?? section.title,
    targets: targetsOf(field, here).filter(isLookedUp),
    isFilled: isFilled(site, field),
  }))
}

function isFilled({ settings }: Ctx['site'], { field: { fromBusiness } }: ShownField): boolean {
  return fromBusiness !== undefined && settings.business[fromBusiness] !== ''
}

const words: Field['control'][] = ['text', 'long-text', 'rich-text']

function found(looked: Looked, isThere: (target: LookedUp) => boolean): PageFinding[] {
  const { field, value, path, labels, placed, title, targets, isFilled } = looked
  const tell = (kind: PageFinding['kind'], message: string): PageFinding => ({
    kind,
    message,
    section: { id: placed.id, title },
    path,
    where: labels.join(' › '),
  })
  const empty = field.control === 'rich-text' ? emptyLinksIn(String(value)) : []
  const missing = targets.filter((target) => !isThere(target)).map(deadText)
  const dead = [...missing, ...empty].map((text) => tell('link', text))
  if (field.needed && value === '' && !isFilled) return [...dead, tell('link', field.needed)]
  if (words.includes(field.control) && isStandIn(String(value)))
    return [...dead, tell('sample', `“${shortened(String(value))}” is still the sample text.`)]
  if (field.control === 'image' && isBare(value))
    return [...dead, tell('picture', 'The picture has no description for people who cannot see it.')]
  return dead
}

const longest = 70

function shortened(value: string): string {
  const text = withoutMarkup(value)
  return text.length > longest ? `${cut(text, longest).trimEnd()}…` : text
}

function isBare(value: unknown): boolean {
  const { media = '', alt = '' } = value as { media?: string; alt?: string }
  return media !== '' && alt.trim() === ''
}
