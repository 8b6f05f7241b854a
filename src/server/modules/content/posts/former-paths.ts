import { formerPaths } from '../../former-paths.ts'
import { postPaths, posts, published } from './posts.tables.ts'

export const formerPostPaths = formerPaths({
  things: posts,
  path: posts.path,
  former: postPaths,
  thing: 'postId',
  shown: published,
})
