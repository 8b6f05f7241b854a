import { type SQL, sql } from 'drizzle-orm'
import type { Thing } from '../../../../shared/running/activity.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'

type Seen = {
  /** What of the row is recorded: nothing secret, and of persons no more than it takes to know what was done. */
  columns: SQL
  from: SQL
  /** What it is called. */
  label: SQL
}

/** The columns of a variant, recorded by itself and within its product. */
const ofVariant = (
  v: SQL,
): SQL => sql`'price', ${v}.price, 'mrp', ${v}.mrp, 'stock', ${v}.stock, 'sale', ${v}.sale_price,
  'saleFrom', ${v}.sale_from, 'saleUntil', ${v}.sale_until, 'sku', ${v}.sku, 'options', ${v}.options, 'position', ${v}.position,
  'weight', ${v}.weight, 'barcode', ${v}.barcode, 'length', ${v}.length, 'width', ${v}.width, 'height', ${v}.height,
  'netQuantity', ${v}.net_quantity, 'custom', ${v}.custom`

/** By kind of thing; `t` is its row. */
export const seen: Partial<Record<Thing, Seen>> = {
  blogAuthor: {
    columns: sql`'name', t.title, 'path', t.path, 'subtitle', t.subtitle, 'description', t.description, 'picture', t.media_id`,
    from: sql`blog_authors t`,
    label: sql`t.title`,
  },
  blogCategory: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id, 'position', t.position`,
    from: sql`blog_categories t`,
    label: sql`t.title`,
  },
  blogTag: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id`,
    from: sql`blog_tags t`,
    label: sql`t.title`,
  },
  brand: { columns: sql`'name', t.name, 'path', t.path`, from: sql`brands t`, label: sql`t.name` },
  category: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'parent', t.parent_id, 'picture', t.media_id,
      'position', t.position, 'sizeGuide', t.size_guide_id, 'custom', t.custom`,
    from: sql`categories t`,
    label: sql`t.title`,
  },
  collection: {
    columns: sql`'title', t.title, 'path', t.path, 'description', t.description, 'picture', t.media_id, 'sort', t.sort,
      'rule', t.rule, 'products', case when t.rule is null then (select jsonb_agg(p.product_id order by p.position)
        from collection_products p where p.site_id = t.site_id and p.collection_id = t.id) end`,
    from: sql`collections t`,
    label: sql`t.title`,
  },
  comment: {
    columns: sql`'comment', t.comment, 'state', t.state, 'answers',
      (select count(*) from comments a where a.site_id = t.site_id and a.answers = t.id)`,
    from: sql`comments t`,
    label: sql`t.comment`,
  },
  customField: {
    columns: sql`'name', t.name, 'unit', t.unit, 'choices', t.choices, 'heading', t.heading, 'filterable', t.is_filterable,
      'archived', t.archived_at is not null, 'position', t.position, 'owner', t.owner, 'type', t.type`,
    from: sql`custom_fields t`,
    label: sql`t.name`,
  },
  customer: {
    columns: sql`'notes', (select count(*) from customer_notes n where n.site_id = t.site_id and n.user_id = t.id),
      'mayComment', not exists (select from blocked_writers b where b.site_id = t.site_id and b.user_id = t.id)`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
  domain: {
    columns: sql`'state', t.state, 'preferred', t.preferred_at`,
    from: sql`(select site_id, host as id, 'waiting' as state, null::timestamptz as preferred_at from domain_claims
      union all select site_id, host, 'connected', preferred_at from site_domains) t`,
    label: sql`t.id`,
  },
  font: {
    columns: sql`'family', t.family, 'weights', t.weights, 'style', t.style`,
    from: sql`fonts t`,
    label: sql`t.family`,
  },
  form: { columns: sql`'name', t.name, 'definition', t.definition`, from: sql`forms t`, label: sql`t.name` },
  invitation: {
    columns: sql`'email', t.email, 'role', coalesce(t.ready_role, t.role_id::text), 'expires', t.expires_at`,
    from: sql`invitations t`,
    label: sql`t.email`,
  },
  media: {
    columns: sql`'name', t.file_name, 'description', t.alt, 'folder', t.folder, 'tags', t.tags, 'file', coalesce(t.file, t.id),
      'focus', t.focus_x || '% ' || t.focus_y || '%', 'poster', t.poster`,
    from: sql`media t`,
    label: sql`t.file_name`,
  },
  message: {
    columns: sql`'kind', t.kind, 'state', t.state, 'assignee', t.assignee_id,
      'notes', (select count(*) from message_notes n where n.site_id = t.site_id and n.message_id = t.id),
      'replies', (select count(*) from message_replies r where r.site_id = t.site_id and r.message_id = t.id)`,
    from: sql`messages t`,
    label: sql`initcap(t.kind)`,
  },
  newsletter: {
    columns: sql`'subject', t.subject, 'preview', t.preview, 'parts', t.parts, 'segment', t.segment, 'rate', t.rate,
      'state', t.state, 'scheduled', t.scheduled_at`,
    from: sql`campaigns t`,
    label: sql`t.subject`,
  },
  order: {
    columns: sql`'status', t.status, 'payment', t.payment_status, 'courier', t.courier, 'tracking', t.tracking_number,
      'total', t.total_amount, 'arrivesFrom', t.arrives_from, 'arrivesTo', t.arrives_to,
      'reviews', (select jsonb_object_agg(r.id, jsonb_build_object('stars', r.stars, 'changed', r.changed_at))
        from reviews r where r.site_id = t.site_id and r.order_id = t.id)`,
    from: sql`orders t`,
    label: sql`'#' || t.number`,
  },
  ownership: {
    columns: sql`'type', t.user_type`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
  page: {
    columns: sql`'title', t.title, 'seo', t.seo, 'draft', t.revision, 'published', t.published_version,
      'sections', jsonb_array_length(case jsonb_typeof(t.draft -> 'sections') when 'array' then t.draft -> 'sections'
        else '[]' end), 'deleted', t.deleted_at,
      'paths', (select jsonb_agg(p.path order by p.path) from page_paths p where p.site_id = t.site_id and p.page_id = t.id)`,
    from: sql`pages t`,
    label: sql`t.title`,
  },
  post: {
    columns: sql`'title', t.title, 'path', t.path, 'status', t.status, 'publish', t.publish_at, 'description',
      t.short_description, 'body', t.body, 'tags', t.tags, 'picture', t.media_id, 'author', t.author_id, 'seoTitle',
      t.seo_title, 'seoDescription', t.seo_description, 'seoPicture', t.seo_media_id,
      'categories', (select jsonb_agg(c.category_id order by c.position) from post_categories c
        where c.site_id = t.site_id and c.post_id = t.id),
      'related', (select jsonb_agg(r.related_id order by r.position) from post_related r
        where r.site_id = t.site_id and r.post_id = t.id)`,
    from: sql`posts t`,
    label: sql`t.title`,
  },
  pin: {
    columns: sql`'phrase', t.phrase, 'products', t.paths`,
    from: sql`search_pins t`,
    label: sql`t.phrase`,
  },
  product: {
    columns: sql`'name', t.name, 'path', t.path, 'status', t.status, 'summary', t.summary, 'description', t.description,
      'hsn', t.hsn, 'gst', t.gst_rate, 'gstChosen', t.gst_chosen, 'options', t.options, 'facts', t.facts, 'brand', t.brand_id, 'seoTitle', t.seo_title,
      'seoDescription', t.seo_description, 'deleted', t.deleted is not null, 'gstChanges', t.gst_changes, 'tags', t.tags, 'publishAt', t.publish_at, 'custom', t.custom,
      'country', t.country_of_origin, 'makerRole', t.maker_role, 'maker', t.maker, 'consumerCare', t.consumer_care,
      'netQuantity', t.net_quantity || ' ' || t.net_unit, 'sizeGuide', t.size_guide_id,
      'pictures', (select jsonb_agg(jsonb_build_object('picture', m.media_id, 'description', m.alt) order by m.position)
        from product_media m where m.site_id = t.site_id and m.product_id = t.id),
      'complements', (select jsonb_agg(c.other_id order by c.position) from product_complements c
        where c.site_id = t.site_id and c.product_id = t.id),
      'variants', (select jsonb_object_agg(v.sku, jsonb_build_object(${ofVariant(sql`v`)}))
        from variants v where v.site_id = t.site_id and v.product_id = t.id and v.archived_at is null),
      'categories', (select jsonb_agg(c.category_id order by c.position) from product_categories c
        where c.site_id = t.site_id and c.product_id = t.id)`,
    from: sql`products t`,
    label: sql`t.name`,
  },
  question: {
    columns: sql`'question', t.question, 'answer', t.answer, 'hidden', t.hidden`,
    from: sql`product_questions t`,
    label: sql`(select p.name from products p where p.site_id = t.site_id and p.id = t.product_id)`,
  },
  review: {
    columns: sql`'stars', t.stars, 'state', t.state, 'answer', t.answer`,
    from: sql`reviews t`,
    label: sql`(select p.name from products p where p.site_id = t.site_id and p.id = t.product_id)`,
  },
  role: {
    columns: sql`'name', t.name, 'permissions', to_jsonb(t.permissions)`,
    from: sql`roles t`,
    label: sql`t.name`,
  },
  settings: {
    columns: sql`'name', t.name, 'settings', t.settings, 'secondStepRequired', t.second_step_required,
      'open', t.closed_at is null, 'previewLink', t.preview_number`,
    from: sql`sites t`,
    label: sql`t.name`,
  },
  site: {
    columns: sql`'suspended', t.suspended_at, 'reason', t.suspended_for, 'campaignRate', t.campaign_rate`,
    from: sql`(select current_site() as site_id, id, name, suspended_at, suspended_for, campaign_rate from sites) t`,
    label: sql`t.name`,
  },
  sizeGuide: {
    columns: sql`'title', t.title, 'columns', t.columns, 'rows', t.rows, 'note', t.note`,
    from: sql`size_guides t`,
    label: sql`t.title`,
  },
  staff: {
    columns: sql`'type', t.user_type, 'role', coalesce(t.ready_role, t.role_id::text), 'permissions', to_jsonb(t.permissions)`,
    from: sql`users t`,
    label: sql`trim(t.first_name || ' ' || t.last_name)`,
  },
  synonyms: {
    columns: sql`'words', t.terms`,
    from: sql`search_synonyms t`,
    label: sql`t.terms[1]`,
  },
  variant: {
    columns: sql`${ofVariant(sql`t`)}, 'archived', t.archived_at is not null`,
    from: sql`variants t`,
    label: sql`t.sku`,
  },
}

const longestLabel = 100

export type Snapshot = { state: Record<string, unknown>; label: string }

/** A thing as it is now, as far as that is recorded; nothing where it is not there. */
export async function snapshot(ctx: Ctx, thing: Thing, id: string | undefined): Promise<Snapshot | undefined> {
  const about = seen[thing]
  if (!about || (id === undefined && thing !== 'settings')) return undefined
  const own = thing === 'settings' ? sql`t.id = ${ctx.site.id}` : sql`t.site_id = ${ctx.site.id} and t.id::text = ${id}`
  const { rows } = await ctx.db.execute<Snapshot>(
    sql`select jsonb_build_object(${about.columns}) as state, ${about.label} as label from ${about.from} where ${own}`,
  )
  const [row] = rows
  return row && { ...row, label: cut(row.label ?? '', longestLabel) }
}
