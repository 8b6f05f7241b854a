import { type Route, route } from '../../../platform/http/route.ts'
import { changeAuthor, createAuthor, deleteAuthor, listAuthors } from './authors.ts'
import { changeCategory, createCategory, deleteCategory, listCategories } from './blog-categories.ts'
import { changeTag, createTag, deleteTag, listTags } from './blog-tags.ts'
import * as calls from './blog-topics.contract.ts'
import { added, changed } from './reply-id.ts'

/** Categories, tags and authors of the blog. */
export const blogTopicRoutes: Route[] = [
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
