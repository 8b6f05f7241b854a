import { type ArticlePart, articleOf, articleParts } from '../../../../../shared/content/blog/article.ts'
import type { PostDraftContent } from '../../../../../shared/content/blog/post-drafts.ts'
import type { PostFinding, PostFindingField } from '../../../../../shared/content/blog/post-findings.ts'
import { addressOf } from '../../../../../shared/content/kinds/index.ts'
import { snippetLengths } from '../../../../../shared/content/texts/snippet-lengths.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { sanitiseArticle } from '../../../../platform/sanitise.ts'
import type { ServerKinds } from '../../../kind.ts'
import {
  anchorsOfTemplate,
  deadText,
  emptyLinksIn,
  isLookedUp,
  lookUp,
  readHere,
  targetsOfHtml,
  usualName,
} from '../../pages/index.ts'
import { readForEditing } from '../staff-posts.ts'
import { type Facts, readFacts } from './facts.ts'
import { figuresIn, jumpsIn } from './in-text.ts'

/** As many as a user will go through. */
const most = 200

/**
 * Warnings before a post is published or scheduled as it stands in its form. Of one that is public already, or scheduled, those that
 * it has as it is stored are left out: its writer published it with them.
 * @param of its id, or `new`
 * @throws Refusal `post.notFound`
 */
export async function postFindings(
  ctx: Ctx,
  kinds: ServerKinds,
  of: string,
  content: PostDraftContent,
): Promise<{ data: PostFinding[]; total: number }> {
  const stored = of === 'new' ? undefined : await readForEditing(ctx, of)
  const found = await findIn(ctx, kinds, content, stored)
  const isAsBefore = stored && stored.status !== 'DRAFT' && stored.status === content.status
  const data = isAsBefore ? without(found, await findIn(ctx, kinds, stored, stored)) : found
  return { data: data.slice(0, most), total: data.length }
}

/** Each finding of `before` takes one of the same words away. */
function without(found: PostFinding[], before: PostFinding[]): PostFinding[] {
  const known = before.map((finding) => JSON.stringify(finding))
  return found.filter((finding) => {
    const at = known.indexOf(JSON.stringify(finding))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

type Stored = PostDraftContent & { _id: string }

/** Findings in the order of the form. */
async function findIn(ctx: Ctx, kinds: ServerKinds, content: PostDraftContent, stored: Stored | undefined) {
  const body = sanitiseArticle(content.body)
  const [facts, links] = await Promise.all([
    readFacts(ctx, stored?._id, content, body),
    linksIn(ctx, kinds, body, content.path),
  ])
  const isThere = (id: string) => facts.alts.has(id)
  const inText = [...links, ...figuresIn(body, isThere), ...jumpsIn(body)]
  return [
    ...ofSample(content, stored, facts),
    ...ofAddress(content, facts),
    ...ofSummary(content),
    ...inText.map((finding): PostFinding => ({ ...finding, field: 'body' })),
    ...ofSorting(content, facts),
    ...ofPictures(content, facts),
    ...ofRelated(content, facts),
  ]
}

const tell = (kind: PostFinding['kind'], field: PostFindingField, message: string): PostFinding => ({
  ...{ kind, message, field },
})

/** Links that lead nowhere, and products that are gone. */
async function linksIn(
  ctx: Ctx,
  kinds: ServerKinds,
  body: string,
  path: string,
): Promise<Omit<PostFinding, 'field'>[]> {
  const [here, anchors] = await Promise.all([readHere(ctx), anchorsOfTemplate(ctx, 'post')])
  const parts = articleParts(body)
  const targetsIn = (some: ArticlePart[]) => targetsOfHtml(articleOf(some), here).filter(isLookedUp)
  const products = targetsIn(parts.filter((part) => part.of === 'product'))
  const links = targetsIn(parts.filter((part) => part.of === 'text' || part.of === 'button'))
  const self = { kind: 'post' as const, path: usualName(path) }
  const isThere = await lookUp(ctx, kinds, { self, anchors }, [...products, ...links])
  const dead = (kind: 'gone' | 'link', targets: typeof links) =>
    targets.filter((target) => !isThere(target)).map((target) => ({ kind, message: deadText(target) }))
  const empty = emptyLinksIn(body).map((message) => ({ kind: 'link' as const, message }))
  return [...dead('gone', products), ...dead('link', links), ...empty]
}

/** A starter's post that was not changed, and what of its samples it names. */
function ofSample(content: PostDraftContent, stored: Stored | undefined, { samples, categories, authors }: Facts) {
  const isUntouched =
    stored !== undefined &&
    samples.post.includes(stored._id) &&
    (['title', 'shortDescription', 'body'] as const).every((field) => content[field] === stored[field])
  const category = categories.find(({ id }) => content.categoryIds.includes(id) && samples.blogCategory.includes(id))
  const author = authors.find(({ id }) => id === content.authorId && samples.blogAuthor.includes(id))
  return [
    ...(isUntouched ? [tell('sample', 'body', 'The post is still the sample that the site came with.')] : []),
    ...(category ? [tell('sample', 'categoryIds', `The category “${category.title}” is still a sample.`)] : []),
    ...(author ? [tell('sample', 'authorId', `The author “${author.title}” is still a sample.`)] : []),
  ]
}

function ofAddress({ path }: PostDraftContent, { holder, former }: Facts): PostFinding[] {
  const address = addressOf('post', path)
  if (holder !== undefined) return [tell('address', 'path', `${address} is the address of “${holder}” already.`)]
  if (former === undefined) return []
  const message = `${address} was the address of “${former}”. Old links to that post will lead to this one.`
  return [tell('address', 'path', message)]
}

function ofSummary({ shortDescription, seoDescription }: PostDraftContent): PostFinding[] {
  const [summary, own] = [shortDescription.trim(), seoDescription.trim()]
  const length = [...(own || summary)].length
  const text = `Search engines get ${length} characters; about ${snippetLengths.description} are shown.`
  const isLong = length > snippetLengths.description
  return [
    ...(summary ? [] : [tell('search', 'shortDescription', 'There is no summary for lists of posts.')]),
    ...(summary || own ? [] : [tell('search', 'seoDescription', 'There is no description for search engines either.')]),
    ...(isLong ? [tell('search', own ? 'seoDescription' : 'shortDescription', text)] : []),
  ]
}

function ofSorting({ authorId, categoryIds }: PostDraftContent, { authors, categories }: Facts): PostFinding[] {
  const isAuthor = authors.some(({ id }) => id === authorId)
  const present = categoryIds.filter((id) => categories.some((category) => category.id === id))
  return [
    ...(authorId !== null && !isAuthor ? [tell('gone', 'authorId', 'The author was deleted.')] : []),
    ...(authorId === null && authors.length > 0 ? [tell('sorting', 'authorId', 'The post has no author.')] : []),
    ...(present.length < categoryIds.length ? [tell('gone', 'categoryIds', 'One of its categories was deleted.')] : []),
    ...(categoryIds.length === 0 && categories.length > 0
      ? [tell('sorting', 'categoryIds', 'The post is in no category.')]
      : []),
  ]
}

function ofPictures({ mediaId, seoMediaId }: PostDraftContent, { alts }: Facts): PostFinding[] {
  const gone = 'The picture is no longer in the library.'
  const ofCover = (): PostFinding[] => {
    if (mediaId === null) return [tell('picture', 'mediaId', 'The post has no picture for lists and shared links.')]
    const alt = alts.get(mediaId)
    if (alt === undefined) return [tell('gone', 'mediaId', gone)]
    const bare = 'The picture has no description for people who cannot see it. It is written in the library.'
    return alt.trim() === '' ? [tell('picture', 'mediaId', bare)] : []
  }
  return [...ofCover(), ...(seoMediaId !== null && !alts.has(seoMediaId) ? [tell('gone', 'seoMediaId', gone)] : [])]
}

function ofRelated({ relatedIds }: PostDraftContent, { related }: Facts): PostFinding[] {
  const isGone = relatedIds.some((id) => !related.has(id))
  return isGone ? [tell('gone', 'relatedIds', 'One of the related posts was deleted.')] : []
}
