import { type Route, route } from '../../../platform/http/route.ts'
import { giveLock, takeLock } from '../edit-locks/index.ts'
import { changeAuthor, createAuthor, deleteAuthor, listAuthors } from './authors.ts'
import { changeCategory, createCategory, deleteCategory, listCategories } from './blog-categories.ts'
import { changeTag, createTag, deleteTag, listTags } from './blog-tags.ts'
import { lockablePost } from './held-post.ts'
import { dropDraft, keepDraft, readDraft } from './post-drafts.ts'
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './post-previews.ts'
import { listVersions, readVersion } from './post-versions.ts'
import * as calls from './posts.contract.ts'
import { changePost, createPost, deletePost } from './posts.ts'
import { listByFilters } from './shown-posts.ts'
import { listForStaff, readForEditing } from './staff-posts.ts'

/** Replies with the id once the change is done. */
async function changed(id: string, work: Promise<void>): Promise<{ data: { _id: string } }> {
  await work
  return { data: { _id: id } }
}

async function added(work: Promise<string>): Promise<{ data: { _id: string } }> {
  return { data: { _id: await work } }
}

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
  route(calls.readPostDraft, async (ctx, { params, query }) => ({
    data: await readDraft(ctx, params.of, query.before),
  })),
  route(calls.keepPostDraft, async (ctx, { params, body }) => ({ data: await keepDraft(ctx, params.of, body) })),
  route(calls.dropPostDraft, async (ctx, { params, query }) => {
    await dropDraft(ctx, params.of, query)
    return { data: params }
  }),
  route(calls.listPostVersions, (ctx, { params, query }) => listVersions(ctx, params.id, query)),
  route(calls.readPostVersion, async (ctx, { params }) => ({
    data: await readVersion(ctx, params.id, params.version),
  })),
  route(calls.makePostPreviewLink, async (ctx, { params }) => ({ data: await makePreviewLink(ctx, params.id) })),
  route(calls.listPostPreviewLinks, async (ctx, { params }) => ({ data: await listPreviewLinks(ctx, params.id) })),
  route(calls.endPostPreviewLink, async (ctx, { params }) => {
    await endPreviewLink(ctx, params.id, params.link)
    return { data: { removed: true } }
  }),
  route(calls.listBlogCategories, (ctx) => listCategories(ctx)),
  route(calls.createBlogCategory, (ctx, { body }) => added(createCategory(ctx, body))),
  route(calls.changeBlogCategory, (ctx, { params, body }) => changed(params.id, changeCategory(ctx, params.id, body))),
  route(calls.deleteBlogCategory, (ctx, { params }) => changed(params.id, deleteCategory(ctx, params.id))),
  route(calls.listBlogTags, listTags),
  route(calls.createBlogTag, (ctx, { body }) => added(createTag(ctx, body))),
  route(calls.changeBlogTag, (ctx, { params, body }) => changed(params.id, changeTag(ctx, params.id, body))),
  route(calls.deleteBlogTag, (ctx, { params }) => changed(params.id, deleteTag(ctx, params.id))),
  route(calls.listBlogAuthors, (ctx) => listAuthors(ctx)),
  route(calls.createBlogAuthor, (ctx, { body }) => added(createAuthor(ctx, body))),
  route(calls.changeBlogAuthor, (ctx, { params, body }) => changed(params.id, changeAuthor(ctx, params.id, body))),
  route(calls.deleteBlogAuthor, (ctx, { params }) => changed(params.id, deleteAuthor(ctx, params.id))),
]
