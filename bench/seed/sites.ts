import type pg from 'pg'

/** Makes the sites `site-<from>` to `site-<to>` with the home page, header and footer of the demonstration shop. */
export async function seedSites(owner: pg.Client, from: number, to: number): Promise<void> {
  await owner.query('begin')
  for (const statement of [sitesSql, pagesSql, versionsSql]) await owner.query(statement, [from, to])
  await owner.query('commit')
  await owner.query('vacuum analyze sites, pages, page_versions')
}

const sitesSql = `insert into sites (key, name, kind, settings)
  select 'site-' || n, 'Site ' || n, 'site', settings
  from sites, generate_series($1::int, $2::int) n where key = 'shop'`

/** One row for each new site and each page that it gets. */
const copied = `from sites shop
  join pages p on p.site_id = shop.id and (p.kind = 'group' or p.key = shop.settings->>'home')
  join generate_series($1::int, $2::int) n on true
  join sites s on s.key = 'site-' || n`

const pagesSql = `insert into pages (site_id, id, kind, key, title, seo, draft, published_version)
  select s.id, p.id, p.kind, p.key, p.title, p.seo, '{"schemaVersion":1,"sections":[]}', p.published_version
  ${copied} where shop.key = 'shop'`

const versionsSql = `insert into page_versions (site_id, page_id, version, document, title, seo)
  select s.id, v.page_id, v.version, v.document, v.title, v.seo
  ${copied}
  join page_versions v on v.site_id = shop.id and v.page_id = p.id and v.version = p.published_version
  where shop.key = 'shop'`
