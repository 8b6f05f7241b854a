import { type Route, route } from '../../../platform/http/route.ts'
import { giveLock, takeLock } from '../edit-locks/index.ts'
import { endPreviewLink, listPreviewLinks, makePreviewLink } from '../preview-links/index.ts'
import { previewedPost } from './drafted-post.ts'
import { lockablePost } from './held-post.ts'
import { postDifferenceOf } from './post-difference.ts'
import * as drafts from './post-drafts.contract.ts'
import { dropDraft, keepDraft, readDraft } from './post-drafts.ts'
import { listVersions, readVersion } from './post-versions.ts'
import * as calls from './posts.contract.ts'
import { changePost, createPost, deletePost } from './posts.ts'
import { added, changed } from './reply-id.ts'
import { listByFilters } from './shown-posts.ts'
import { listForStaff, readForEditing } from './staff-posts.ts'

export const postRoutes: Route[] = [
  route(calls.listBlog, async (ctx, { body }) => {
    const { items, total } = await listByFilters(ctx, body)
    return { data: items, total }
  }),
  route(calls.listPosts, (ctx, { query }) => listForStaff(ctx, query)),
  route(calls.readPost, async (ctx, { params }) => ({ data: await readForEditing(ctx, params.id) })),
  route(calls.createPost, (ctx, { body }) => added(createPost(ctx, body))),
  route(calls.changePost, (ctx, { params, body }) => changed(params.id, changePost(ctx, params.id, body))),
  route(calls.deletePost, (ctx, { params, query }) => changed(params.id, deletePost(ctx, params.id, query.editor))),
  route(calls.lockPost, async (ctx, { params, body }) => ({
    data: await takeLock(ctx, lockablePost, params.id, body),
  })),
  route(calls.unlockPost, async (ctx, { params, query }) => ({
    data: await giveLock(ctx, lockablePost, params.id, query.editor),
  })),
  route(drafts.readPostDraft, async (ctx, { params, query }) => ({
    data: await readDraft(ctx, params.of, query.before),
  })),
  route(drafts.keepPostDraft, async (ctx, { params, body }) => ({ data: await keepDraft(ctx, params.of, body) })),
  route(drafts.dropPostDraft, async (ctx, { params, query }) => {
    await dropDraft(ctx, params.of, query)
    return { data: params }
  }),
  route(drafts.listPostVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query)),
  route(drafts.readPostVersion, async (ctx, { params }) => ({
    data: await readVersion(ctx, params.id, params.version),
  })),
  route(drafts.comparePostVersions, async (ctx, { params, query }) => ({
    data: await postDifferenceOf(ctx, params.id, query.from, query.to),
  })),
  route(drafts.makePostPreviewLink, async (ctx, { params }) => ({
    data: await makePreviewLink(ctx, previewedPost, params.id),
  })),
  route(drafts.listPostPreviewLinks, async (ctx, { params }) => ({
    data: await listPreviewLinks(ctx, previewedPost, params.id),
  })),
  route(drafts.endPostPreviewLink, async (ctx, { params }) => {
    await endPreviewLink(ctx, previewedPost, params.id, params.link)
    return { data: { removed: true } }
  }),
]
