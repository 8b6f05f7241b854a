import type { BlogTopic, TopicKind } from '../../../../shared/content/blog/blog-topics.ts'
import { addressOf, plainAddress } from '../../../../shared/content/kinds/index.ts'
import { drawingFor } from '../../../../shared/site-now.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { pageAddress } from '../../../platform/site-in-language.ts'
import type { KindHead, ServerKind } from '../../kind.ts'
import { mediaInTopics } from './media-use.ts'
import { topicSamples } from './samples.ts'
import { countTopicPaths, listTopicPaths } from './shown-topics.ts'
import { blogTag } from './tags.ts'
import { movedTopicPath, namedTopics, presentTopics } from './topic-paths.ts'

/** Builds the JSON-LD of a topic. */
type DataOf = (ctx: Ctx, topic: BlogTopic, address: string) => object

/** The shared part of the kinds category, tag and author. */
function topicKind(kind: TopicKind, dataOf: DataOf): ServerKind {
  return {
    async find(ctx, path, reads) {
      const topic = await reads.blogTopic(kind, path)
      return topic && { head: async () => headOf(ctx, topic, plainAddress(kind, topic.path), dataOf) }
    },
    async movedTo(ctx, path) {
      const moved = await movedTopicPath(ctx, kind, path)
      return moved && { address: addressOf(kind, moved.path), tag: blogTag }
    },
    async sitemap(ctx, part) {
      const paths = await listTopicPaths(ctx, kind, part)
      return paths.map((path) => ({ address: addressOf(kind, path) }))
    },
    countListed: (ctx) => countTopicPaths(ctx, kind),
    present: (ctx, paths) => presentTopics(ctx, kind, paths),
    named: (ctx, ids) => namedTopics(ctx, kind, ids),
    mediaUse: mediaInTopics[kind],
    sample: topicSamples[kind],
    example: (reads) => reads.firstBlogTopic(kind),
  }
}

function headOf(ctx: Ctx, topic: BlogTopic, address: string, dataOf: DataOf): KindHead {
  const { title, subtitle, description, image } = topic
  return {
    title,
    description: description || subtitle,
    picture: image?.id,
    crumbs: [
      { title: drawingFor(ctx.site.settings, () => t('Blog')), address: '/blog' },
      { title, address },
    ],
    type: 'website',
    data: [dataOf(ctx, topic, pageAddress(ctx.site, address))],
  }
}

function collectionOf({ site }: Ctx, { title, description }: BlogTopic, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    ...(description ? { description } : {}),
    url,
    isPartOf: { '@type': 'Blog', name: site.name, url: pageAddress(site, '/blog') },
  }
}

function profileOf(_: Ctx, { title, subtitle, description }: BlogTopic, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name: title,
      ...(subtitle ? { jobTitle: subtitle } : {}),
      ...(description ? { description } : {}),
      url,
    },
  }
}

export const blogCategoryKind = topicKind('blogCategory', collectionOf)
export const blogTagKind = topicKind('blogTag', collectionOf)
export const blogAuthorKind = topicKind('blogAuthor', profileOf)
