/** Cache tags of the blog (decision 003). */

/** Every list of posts: content and order. */
export const postsTag = 'posts'
export const postTag = (id: string) => `post:${id}`
/** Categories, tags and authors, which are shown with posts everywhere. */
export const blogTag = 'blog'
