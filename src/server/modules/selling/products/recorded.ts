import { sql } from 'drizzle-orm'
import type { RecordedThings } from '../../module.ts'
import { variantColumns } from '../stock/index.ts'

export const recorded: RecordedThings = {
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
      'variants', (select jsonb_object_agg(v.sku, jsonb_build_object(${variantColumns(sql`v`)}))
        from variants v where v.site_id = t.site_id and v.product_id = t.id and v.archived_at is null),
      'categories', (select jsonb_agg(c.category_id order by c.position) from product_categories c
        where c.site_id = t.site_id and c.product_id = t.id)`,
    from: sql`products t`,
    label: sql`t.name`,
    named: 'byLabel',
  },
}
