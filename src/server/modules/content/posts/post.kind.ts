import type { Post } from '../../../../shared/content/blog/posts.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import { pictureUrl } from '../../../../shared/content/media/pictures.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { KindHead, ServerKind } from '../../kind.ts'
import { formerPostPaths } from './former-paths.ts'
import { linksInPosts } from './link-use.ts'
import { mediaInPosts } from './media-use.ts'
import { postSample } from './samples.ts'
import { countPostPaths, listPostPaths } from './shown-posts.ts'
import { postTag } from './tags.ts'

export const postKind: ServerKind = {
  async find(ctx, path, reads) {
    const post = await reads.post(path)
    return post && { head: async () => headOf(ctx, post) }
  },
  async movedTo(ctx, path) {
    const moved = await formerPostPaths.moved(ctx, path)
    return moved && { address: addressOf('post', moved.path), tag: postTag(moved.id) }
  },
  async sitemap(ctx, part) {
    const paths = await listPostPaths(ctx, part)
    return paths.map(({ path, changedAt }) => ({ address: addressOf('post', path), changedAt }))
  },
  countListed: countPostPaths,
  present: formerPostPaths.present,
  named: async (ctx, ids) => ({ paths: await formerPostPaths.all(ctx, ids), titles: [] }),
  mediaUse: mediaInPosts,
  linking: linksInPosts,
  sample: postSample,
  example: async (reads) => (await reads.firstPosts({ size: 1 }))[0]?.slug,
}

function headOf(ctx: Ctx, post: Post): KindHead {
  const { title, slug, shortDescription, seoTitle, seoDescription, sharedPicture } = post
  return {
    title: seoTitle || title,
    description: seoDescription || shortDescription,
    picture: sharedPicture ?? undefined,
    crumbs: [
      { title: drawingFor(ctx.site.settings, () => t('Blog')), address: '/blog' },
      { title, address: plainAddress('post', slug) },
    ],
    type: 'article',
    data: [articleOf(ctx, post)],
  }
}

/** JSON-LD of a post. */
function articleOf({ site }: Ctx, post: Post): object {
  const [author] = post.$card_data.author
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.shortDescription,
    datePublished: post.date,
    dateModified: post.changed,
    url: pageAddress(site, post.path),
    ...(post.image ? { image: [site.origin + pictureUrl(post.image.id, 1200)] } : {}),
    ...(author ? { author: { '@type': 'Person', name: author.title } } : {}),
    publisher: { '@type': 'Organization', name: site.name },
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
  }
}
