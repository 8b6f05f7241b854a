/** Cache tags of the blog (decision 003). */

/** Every list of posts: what is in it, and in which order. */
export const postsTag = 'posts'
export const postTag = (id: string) => `post:${id}`
/** Categories, tags and authors, which posts show wherever they stand. */
export const blogTag = 'blog'
