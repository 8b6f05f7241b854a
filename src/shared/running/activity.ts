import { z } from 'zod'
import { restList } from '../api/rest-list.ts'

/** Things that audited acts are about. */
export const things = {
  account: 'Account',
  blogAuthor: 'Author',
  blogCategory: 'Blog category',
  blogTag: 'Blog tag',
  brand: 'Brand',
  category: 'Category',
  collection: 'Collection',
  comment: 'Comment',
  customField: 'Custom field',
  customer: 'Customer',
  discount: 'Discount',
  domain: 'Domain',
  font: 'Font',
  form: 'Form',
  invitation: 'Invitation',
  media: 'File of the library',
  message: 'Message',
  newsletter: 'Newsletter',
  order: 'Order',
  ownership: 'Ownership',
  page: 'Page',
  pin: 'Pinned products',
  post: 'Blog post',
  product: 'Product',
  productImport: 'Import of products',
  question: 'Question',
  review: 'Review',
  role: 'Role',
  settings: 'Settings',
  settlement: 'Settlement',
  site: 'Site',
  sizeGuide: 'Size guide',
  staff: 'Staff',
  synonyms: 'Synonyms',
  translation: 'Translation',
  variant: 'Variant',
} as const

export type Thing = keyof typeof things

/** Audited acts: the thing concerned, and the text after the actor's name. */
export const acts = {
  'account.appOff': ['account', 'turned off their authenticator app'],
  'account.appOn': ['account', 'set up an authenticator app'],
  'account.email': ['account', 'changed their email'],
  'account.passkeyAdd': ['account', 'added a passkey'],
  'account.passkeyRemove': ['account', 'removed a passkey'],
  'account.recoveryCodes': ['account', 'made new recovery codes'],
  'blogAuthor.add': ['blogAuthor', 'added an author'],
  'blogAuthor.change': ['blogAuthor', 'changed an author'],
  'blogAuthor.delete': ['blogAuthor', 'deleted an author'],
  'blogCategory.add': ['blogCategory', 'added a blog category'],
  'blogCategory.change': ['blogCategory', 'changed a blog category'],
  'blogCategory.delete': ['blogCategory', 'deleted a blog category'],
  'blogTag.add': ['blogTag', 'added a tag'],
  'blogTag.change': ['blogTag', 'changed a tag'],
  'blogTag.delete': ['blogTag', 'deleted a tag'],
  'brand.add': ['brand', 'added a brand'],
  'brand.change': ['brand', 'changed a brand'],
  'brand.delete': ['brand', 'deleted a brand'],
  'pin.add': ['pin', 'put products first for a search'],
  'pin.change': ['pin', 'changed which products stand first for a search'],
  'pin.delete': ['pin', 'put products first for a search no longer'],
  'synonyms.add': ['synonyms', 'added words that mean the same'],
  'synonyms.change': ['synonyms', 'changed words that mean the same'],
  'synonyms.delete': ['synonyms', 'deleted words that mean the same'],
  'campaign.add': ['newsletter', 'wrote a campaign'],
  'campaign.change': ['newsletter', 'changed a campaign'],
  'campaign.delete': ['newsletter', 'deleted a campaign'],
  'campaign.settle': ['newsletter', 'said of a mail of a campaign whether it was sent'],
  'campaign.state': ['newsletter', 'scheduled, paused, resumed or ended a campaign'],
  'category.add': ['category', 'added a category'],
  'category.change': ['category', 'changed a category'],
  'category.delete': ['category', 'deleted a category'],
  'category.order': ['category', 'put categories in order'],
  'collection.add': ['collection', 'added a collection'],
  'collection.change': ['collection', 'changed a collection'],
  'collection.delete': ['collection', 'deleted a collection'],
  'comment.answer': ['comment', 'answered a comment'],
  'comment.change': ['comment', 'changed the state of comments'],
  'comment.delete': ['comment', 'deleted comments'],
  'customField.add': ['customField', 'added a custom field'],
  'customField.change': ['customField', 'changed a custom field'],
  'customField.order': ['customField', 'put custom fields in order'],
  'customer.block': ['customer', 'changed whether a customer may comment'],
  'customer.export': ['customer', 'exported customers'],
  'customer.note': ['customer', 'wrote a note about a customer'],
  'customer.removeNote': ['customer', 'deleted a note about a customer'],
  'discount.add': ['discount', 'added a discount'],
  'discount.change': ['discount', 'changed a discount'],
  'discount.delete': ['discount', 'deleted discounts'],
  'domain.add': ['domain', 'asked for a domain'],
  'domain.connect': ['domain', 'connected a domain'],
  'domain.prefer': ['domain', 'made a domain the primary one'],
  'domain.remove': ['domain', 'removed a domain'],
  'font.add': ['font', 'uploaded a font'],
  'font.delete': ['font', 'deleted a font'],
  'form.add': ['form', 'made a form'],
  'form.change': ['form', 'changed a form'],
  'form.delete': ['form', 'deleted a form'],
  'invitation.accept': ['invitation', 'accepted an invitation'],
  'invitation.again': ['invitation', 'sent an invitation again'],
  'invitation.send': ['invitation', 'invited somebody'],
  'invitation.withdraw': ['invitation', 'withdrew an invitation'],
  'media.add': ['media', 'uploaded a file'],
  'media.change': ['media', 'described a file'],
  'media.delete': ['media', 'deleted a file'],
  'message.assign': ['message', 'assigned messages'],
  'message.delete': ['message', 'deleted messages'],
  'message.export': ['message', 'exported messages'],
  'message.note': ['message', 'wrote a note about a message'],
  'message.removeNote': ['message', 'deleted a note about a message'],
  'message.reply': ['message', 'replied to a message'],
  'message.state': ['message', 'changed the state of messages'],
  'newsletter.export': ['newsletter', 'exported the subscribers'],
  'newsletter.import': ['newsletter', 'imported subscribers, who have agreed elsewhere'],
  'order.addItems': ['order', 'added items to an order'],
  'order.address': ['order', 'corrected the address of an order'],
  'order.approve': ['order', 'approved the request of a customer'],
  'order.cancel': ['order', 'cancelled an order'],
  'order.cancelPieces': ['order', 'cancelled items of an order'],
  'order.export': ['order', 'exported orders'],
  'order.gstr1': ['order', 'downloaded a file of GSTR-1'],
  'order.invoice': ['order', 'issued the invoice of an order'],
  'order.move': ['order', 'moved an order on'],
  'order.note': ['order', 'wrote a note about an order'],
  'order.pack': ['order', 'packed an order'],
  'order.parcel': ['order', 'sent a parcel of an order'],
  'order.parcelMove': ['order', 'said what became of a parcel'],
  'order.paymentAsk': ['order', 'asked a provider about a payment'],
  'order.paymentClose': ['order', 'marked a payment as settled'],
  'order.paymentLink': ['order', 'prepared the payment link of an order'],
  'order.refund': ['order', 'refunded an order'],
  'order.refundAsk': ['order', 'asked a payment provider about a refund'],
  'order.refundSettle': ['order', 'marked a refund as done'],
  'order.refuse': ['order', 'refused the request of a customer'],
  'order.release': ['order', 'released what an order reserved'],
  'order.return': ['order', 'recorded a return'],
  'order.returnPickUp': ['order', 'marked a return as picked up'],
  'order.returnReceive': ['order', 'received a return'],
  'order.returnReplace': ['order', 'sent a replacement'],
  'order.take': ['order', 'took an order by phone'],
  'order.track': ['order', 'changed the tracking of an order'],
  'order.upiArrived': ['order', 'said that a UPI payment arrived'],
  'order.upiMissing': ['order', 'said that a UPI payment did not arrive'],
  'ownership.accept': ['ownership', 'accepted the ownership'],
  'ownership.end': ['ownership', 'ended an offer of ownership'],
  'ownership.offer': ['ownership', 'offered the ownership'],
  'page.add': ['page', 'made a page'],
  'page.change': ['page', 'changed title, path or SEO of a page'],
  'page.delete': ['page', 'deleted a page'],
  'page.draft': ['page', 'edited a page'],
  'page.home': ['page', 'chose the home page'],
  'page.preview': ['page', 'made a preview link'],
  'page.previewEnd': ['page', 'ended a preview link'],
  'page.publish': ['page', 'published a page'],
  'page.restore': ['page', 'brought back a version of a page'],
  'page.undelete': ['page', 'brought back a deleted page'],
  'post.add': ['post', 'wrote a blog post'],
  'post.change': ['post', 'changed a blog post'],
  'post.delete': ['post', 'deleted a blog post'],
  'post.preview': ['post', 'made a preview link of a blog post'],
  'product.add': ['product', 'added a product'],
  'product.categories': ['product', 'changed categories of products'],
  'product.change': ['product', 'changed a product'],
  'product.delete': ['product', 'deleted products'],
  'product.duplicate': ['product', 'duplicated a product'],
  'product.grid': ['product', 'changed products in the table'],
  'product.prices': ['product', 'changed prices'],
  'product.restore': ['product', 'brought back products'],
  'product.status': ['product', 'published or unpublished products'],
  'product.undo': ['product', 'undid a change of products'],
  'productImport.add': ['productImport', 'uploaded a file of products'],
  'productImport.change': ['productImport', 'mapped the columns of a file of products'],
  'productImport.delete': ['productImport', 'discarded a file of products'],
  'productImport.export': ['productImport', 'exported the products'],
  'productImport.faults': ['productImport', 'saved the rows of a file that were not imported'],
  'productImport.start': ['productImport', 'imported products from a file'],
  'productImport.undo': ['productImport', 'undid an import of products'],
  'question.answer': ['question', 'answered a question about a product'],
  'question.change': ['question', 'hid a question about a product, or showed it again'],
  'question.delete': ['question', 'deleted a question about a product'],
  'review.answer': ['review', 'answered a review'],
  'review.change': ['review', 'changed the state of reviews'],
  'review.delete': ['review', 'deleted reviews'],
  'review.save': ['order', 'wrote a review for a customer'],
  'role.add': ['role', 'added a role'],
  'role.change': ['role', 'changed a role'],
  'role.delete': ['role', 'deleted a role'],
  'settings.begin': ['settings', 'began the site with a starter'],
  'settings.change': ['settings', 'changed the settings'],
  'settings.close': ['settings', 'closed the site to visitors'],
  'settings.keys': ['settings', 'connected an account of a payment provider'],
  'settings.keysMode': ['settings', 'switched a payment provider between test and live'],
  'settings.keysRemove': ['settings', 'removed an account of a payment provider'],
  'settings.open': ['settings', 'opened the site to visitors'],
  'settings.removeSamples': ['settings', 'removed all samples'],
  'settings.restoreSamples': ['settings', 'brought the samples back'],
  'settings.undo': ['settings', 'undid a change of the settings'],
  'settings.previewLink': ['settings', 'made a new preview link of the site'],
  'activity.export': ['settings', 'exported the activity'],
  'settlement.ask': ['settlement', 'compared a settled payment anew'],
  'settlement.close': ['settlement', 'closed a line of a settlement'],
  'settlement.keep': ['settlement', 'kept a settlement report'],
  'site.campaignRate': ['site', 'changed how many mails a site sends'],
  'site.resetStep': ['site', 'removed the second step of somebody on a site'],
  'site.restore': ['site', 'restored a site'],
  'site.suspend': ['site', 'suspended a site'],
  'sizeGuide.add': ['sizeGuide', 'added a size guide'],
  'sizeGuide.change': ['sizeGuide', 'changed a size guide'],
  'sizeGuide.delete': ['sizeGuide', 'deleted a size guide'],
  'staff.requireStep': ['settings', 'changed whether a second step is required of staff'],
  'staff.resetStep': ['staff', 'removed the second step of somebody'],
  'staff.leave': ['staff', 'left the site'],
  'staff.remove': ['staff', 'removed somebody'],
  'staff.role': ['staff', 'gave somebody another role'],
  'translation.change': ['translation', 'translated texts'],
  'variant.change': ['variant', 'changed price or stock'],
} as const satisfies Record<string, readonly [Thing, string]>

export type Act = keyof typeof acts

const names = Object.keys(things) as [Thing, ...Thing[]]
const day = z.iso.date('Please enter a date.').optional()

/** `q` is part of the actor's name or the thing's label. Days are in the site's time zone. */
export const activityFilters = z.object({
  q: restList.q,
  thing: z.enum(names).optional(),
  from: day,
  to: day,
})

export const activityList = z.object({
  ...restList,
  ...activityFilters.shape,
  sort: z.enum(['at']).default('at'),
  order: z.enum(['ascend', 'descend']).default('descend'),
})

/** The value of a field: a text, a number, a list. */
const fieldValue = z.custom<z.core.util.JSONType>()

/** A field before and after; absent if it was or is empty. */
const change = z.object({ field: z.string(), before: fieldValue.optional(), after: fieldValue.optional() })

export const activityRow = z.object({
  _id: z.string(),
  at: z.string(),
  /** The actor's name at the time. */
  by: z.string(),
  act: z.string(),
  thing: z.string(),
  thingId: z.string(),
  /** The thing's name at the time. */
  label: z.string(),
  changes: z.array(change),
  address: z.string(),
  request: z.string(),
  /** The entry that this one undid, and its act. */
  undoes: z.object({ number: z.number().int(), act: z.string() }).nullable(),
  /** Number of the entry that undid this one. */
  undoneBy: z.number().int().nullable(),
})

/** Changes of a thing as text; an empty value is null. */
const changedThing = z.object({
  label: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})

/** One entry. `undo` says whether the caller can undo it, and if not, why. */
export const activityEntry = activityRow.extend({
  things: z.array(changedThing),
  undo: z.enum(['possible', 'never', 'forbidden', 'done']),
})

export const entryParams = z.object({
  number: z.coerce
    .number('Please give a number.')
    .int()
    .min(1)
    .max(2 ** 50),
})

/** Whether the hash chain is intact, and the first broken entry. Compare the last hash with one recorded elsewhere. */
export const activityCheck = z.object({
  entries: z.number().int(),
  isWhole: z.boolean(),
  firstWrong: z.number().int().nullable(),
  lastHash: z.string(),
})

export type ActivityFilters = z.output<typeof activityFilters>
export type ActivityList = z.output<typeof activityList>
export type ActivityRow = z.output<typeof activityRow>
export type ActivityEntry = z.output<typeof activityEntry>
export type ActivityCheck = z.output<typeof activityCheck>
export type Change = z.output<typeof change>
