import type pg from 'pg'

/** A blog made for the bench in a shop of it, by statements of the owner. */
export type SeededBlog = {
  /** Posts are at `post-1` and so on; the first has the most comments. */
  postPath: (number: number) => string
  /** Id of the post with the most comments. */
  firstId: string
}

/** The first post has a hundredth of all comments; the others share the rest evenly. */
export async function seedBlog(owner: pg.Client, siteId: number, posts: number, comments: number): Promise<SeededBlog> {
  await owner.query('begin')
  await owner.query(categoriesSql, [siteId])
  await owner.query(postsSql, [siteId, posts])
  await owner.query(placesSql, [siteId])
  await owner.query(commentsSql, [siteId, posts, comments])
  await owner.query('commit')
  await owner.query('vacuum analyze posts, post_categories, comments')
  const { rows } = await owner.query("select id from posts where site_id = $1 and path = 'post-1'", [siteId])
  return { postPath: (number) => `/blog/post-${number}`, firstId: rows[0].id }
}

const categoriesSql = `insert into blog_categories (site_id, path, title, position)
  select $1, 'topic-' || n, 'Topic ' || n, n from generate_series(1, 25) n`

/** Titles of three common words and a number; one post in 400 has a rare word. */
const postsSql = `insert into posts (site_id, path, title, short_description, body, tags, status, publish_at, created_at)
  select $1, 'post-' || n,
    (array['A morning','Two days','A season','One hour','A week'])[1 + n % 5] || ' with ' ||
    (array['weavers','potters','dyers','carvers','printers','smiths'])[1 + n / 5 % 6] || ' ' || n,
    'What we saw, and what we brought home' || case when n % 400 = 7 then ', rare' else '' end || '.',
    '<h2>The way there</h2><p>' || repeat('The road follows the river until the hills begin. ', 12) ||
    '</p><h2>At work</h2><p>' || repeat('Nobody speaks while the thread is being counted. ', 12) || '</p>',
    array['craft', 'tag-' || n % 40], 'PUBLISHED', now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $2::int) n`

const placesSql = `insert into post_categories (site_id, category_id, post_id, position)
  select $1, c.id, p.id, 0 from posts p
  join blog_categories c on c.site_id = $1 and c.path = 'topic-' || 1 + substr(p.path, 6)::int % 25
  where p.site_id = $1`

const commentsSql = `insert into comments (site_id, post_id, user_id, comment, created_at)
  select $1, p.ids[case when n % 100 = 0 then 1 else 1 + n % $2 end], u.ids[1 + n % u.count],
    'We were there in the same week, and it was just as you say. ' || n, now() - n * interval '1 second'
  from generate_series(1, $3::int) n,
    (select array_agg(id order by publish_at desc) as ids from posts where site_id = $1) p,
    (select array_agg(id) as ids, count(*)::int as count from users where site_id = $1) u`
