import { messages } from '../messages.ts'

/**
 * Every expected refusal: its HTTP status and its text. `{name}` is filled in from the values given with the refusal.
 * Texts that the specification quotes come from the message catalogue.
 */
export const refusals = {
  'request.json': [400, 'The request body is not valid JSON.'],
  'request.invalid': [400, 'Please check what was entered.'],
  'request.cut': [400, 'The request ended before all of it had come.'],
  'request.zero': [400, 'Please leave out the zero character.'],
  'request.tooSlow': [408, 'The request took too long to arrive. Please try again.'],
  'request.tooMuch': [400, 'Please send less at once: at most {limit} values.'],
  'request.tooDeep': [400, 'Please nest what you send at most {limit} levels deep.'],
  'request.hosts': [400, 'The request names its host more than once.'],
  'request.multipart': [400, 'Please send the file as multipart/form-data.'],
  'request.tooLarge': [413, 'The request is larger than {limit}.'],
  'request.tooMany': [429, 'Too many tries. Please wait {seconds} seconds and try again.'],
  'request.notFound': [404, 'Nothing is found at this address.'],
  'request.host': [404, 'No site is found at this address.'],
  'server.busy': [503, 'The shop is busy at the moment. Please try again shortly.'],
  'server.full': [507, 'There is no room left to keep this. Nothing was changed; please tell whoever runs the site.'],
  'server.error': [500, messages['server.error']],

  'access.signedOut': [401, 'Please sign in to continue.'],
  'access.forbidden': [403, 'You do not have permission to do this.'],

  'list.field': [400, 'Unknown field "{field}". Known fields: {known}.'],
  'list.operator': [400, 'The operator {operator} cannot be used with the field "{field}".'],
  'list.value': [400, 'The value for the field "{field}" is not right for the operator {operator}.'],
  'search.model': [404, 'Nothing to search is called "{model}". Known: {known}.'],

  'login.failed': [401, 'Email or password is incorrect.'],
  'login.codeFailed': [401, 'Email, password or code is incorrect.'],
  'login.tooMany': [
    429,
    'Too many tries. Please wait {seconds} seconds and try again, or sign in with a code that we send to your email.',
  ],
  'customer.emailTaken': [409, messages['email.notUnique']],
  'customer.notFound': [404, 'This customer is not found.'],
  'customer.mismatch': [400, messages['signup.mismatch']],

  'newsletter.duplicate': [409, messages['email.notUnique']],
  'newsletter.link': [404, 'This link is not valid for this email.'],

  'product.notFound': [404, messages['product.empty']],
  'product.path': [409, 'Another product has the address "{path}" already.'],
  'variant.sku': [409, 'The SKU "{sku}" belongs to another variant already.'],
  'category.notFound': [404, 'No category has the address "{path}".'],
  'category.path': [409, 'Another category has the address "{path}" already.'],
  'category.gone': [404, 'This category is not found.'],
  'category.stale': [409, 'The categories were changed meanwhile. Please look again.'],
  'category.cycle': [400, 'A category cannot stand below itself.'],
  'category.children': [409, '{title} has categories below it. Please move or delete them first.'],
  'category.used': [409, 'Products with {title} as their main category: {count}. Please give them another one first.'],
  'brand.notFound': [404, 'This brand is not found.'],
  'brand.path': [409, 'Another brand has the address "{path}" already.'],
  'brand.used': [409, 'Products of the brand {name}: {count}. Please give them another one first.'],
  'product.gone': [404, 'This product is not found.'],
  'product.stale': [409, 'This product was changed meanwhile. Please look at the changes before you save yours.'],
  'price.mrp': [400, 'MRP cannot be lower than the price.'],
  'price.stale': [409, 'A price of {sku} was changed meanwhile. Nothing was changed; please look again.'],
  'stock.tooLittle': [409, 'Pieces were sold meanwhile: {left} are left, and no more can be taken away.'],
  'variant.notFound': [404, 'This product is no longer sold.'],

  'page.notFound': [404, 'This page is not found.'],
  'page.changed': [409, 'A colleague has changed this meanwhile, to {now}. Save again to put yours in its place.'],
  'page.stale': [409, 'Somebody else has saved this page meanwhile. Please look at theirs before you go on.'],
  'page.locked': [
    409,
    '{name} is editing this page now, so your last changes were not saved. Take over the page to go on.',
  ],
  'page.path': [400, '{fault}'],
  'page.taken': [409, 'Another page has the path {path} already.'],
  'page.root': [
    409,
    'The path / always shows the home page. Give this page a path of its own; then it can be chosen as the home page.',
  ],
  'page.fixed': [409, 'The system needs this page: it keeps its address, and cannot be deleted.'],
  'page.isHome': [409, 'This is the home page. Please choose another home page first.'],
  'page.unpublished': [409, 'Please publish this page first.'],
  'page.keptDraft': [404, 'This draft is not found.'],
  'page.version': [404, 'This version is not found.'],
  'page.preset': [400, 'No preset is called "{preset}".'],

  'media.notFound': [404, 'This picture is not found.'],
  'media.type': [
    415,
    'This is not a picture that can be shown. Please choose a JPEG, PNG, WebP, AVIF, GIF or SVG file.',
  ],
  'media.bytes': [413, 'This picture is too large. A picture may have up to {limit} MB.'],
  'media.broken': [
    415,
    'This picture is damaged, or a part of it is missing. Please save it again and upload the new file.',
  ],
  'media.embedded': [
    415,
    'This drawing holds a photo inside it. Please save it as a PNG or JPEG file and upload that.',
  ],
  'media.drawing': [
    415,
    'This drawing is too elaborate to be shown: {why}. Please save it as a PNG file and upload that.',
  ],
  'media.heavy': [
    413,
    'This picture takes more time or memory than one may. Please save it as a smaller JPEG or PNG file and upload that.',
  ],
  'media.busy': [503, 'There is no time to read this picture at the moment. Please try again shortly.'],
  'media.used': [409, 'This picture is still shown: {where}. Please take it out there first.'],
  'media.pixels': [413, 'This picture is too large. A picture may have up to {limit} megapixels.'],

  'font.notFound': [404, 'This font is not found.'],
  'font.type': [415, 'This is not a WOFF2 font. Please choose a file that ends in .woff2.'],
  'font.broken': [415, 'This font file is damaged, or a part of it is missing. Please choose another one.'],
  'font.bytes': [413, 'This font file is too large. A font file may have up to {limit} KB.'],
  'font.many': [409, 'A site has up to {limit} font files of its own. Please delete one first.'],
  'font.there': [409, 'A file of “{family}” in this weight and style is there already.'],
  'font.used': [409, '“{family}” is the font of {where}. Please choose another font there first, and save.'],

  'settings.changed': [
    409,
    'Somebody else has changed the settings since you opened them. Please reload to see them; what you entered is not saved.',
  ],
  'settings.currency': [409, 'The currency cannot change any more: there are orders, and their amounts are in it.'],
  'settings.identity': [400, '{fault}'],
  'settings.font': [409, 'There is no font called “{family}”.'],
  'settings.home': [409, 'No page is published at "{path}".'],

  'mail.notFound': [404, 'This mail is not found.'],

  'cart.item': [404, 'This item is no longer in your cart.'],
  'cart.empty': [409, 'Your cart is empty.'],
  'cart.unsold': [409, '{name} is no longer sold. It was taken out of your cart.'],
  'cart.outOfStock': [409, '{name} is out of stock.'],
  'cart.onlyLeft': [409, 'Only {left} of {name} left.'],
  'cart.mostLines': [409, 'A bag can hold up to {limit} different items. Please order these first, or remove some.'],
  'cart.mostPieces': [409, 'Up to {limit} of {name} can be ordered at a time.'],

  'checkout.open': [
    409,
    '{by}, {count} orders wait for their payment already. Please pay them first, or try again in {wait}.',
  ],
  'checkout.tooMany': [
    429,
    '{by}, {count} orders or payments were begun within an hour. Please pay the order that is open, or try again in {wait}.',
  ],
  'checkout.newLines': [
    409,
    '{by}, up to {limit} different items can be on their way unpaid before a first order has arrived{already}. {instead}',
  ],
  'checkout.newValue': [
    409,
    '{by}, items for up to {limit} can be on their way unpaid before a first order has arrived{already}. {instead}',
  ],

  'address.notFound': [404, 'This address is no longer saved.'],
  'address.limit': [409, 'You can save up to {limit} addresses.'],

  'payment.mode': [400, 'This way to pay is not offered: {mode}.'],
  'payment.notFound': [404, 'This payment is not known.'],
  'payment.signature': [401, 'The signature does not fit what was sent.'],
  'payment.amount': [409, 'The amount is not the one that was asked for.'],
  'payment.over': [409, 'This payment was given up meanwhile. Nothing was charged; please try again.'],
  'payment.unavailable': [502, 'The payment service does not answer. Nothing was charged; please try again.'],
  'order.notFound': [404, 'This order is not found.'],
  'order.move': [409, 'An order that is {from} cannot become {to}.'],
  'order.notReserved': [409, 'This order reserves nothing any more: it is {status}.'],
  'order.notTracked': [409, 'Only an order on its way is tracked: this one is {status}.'],
  'order.refund': [409, 'No money of this order is to be paid back.'],
  'order.refundMeanwhile': [409, 'Meanwhile {due} is to be paid back. Please look again.'],
} as const satisfies Record<string, readonly [status: number, text: string]>

export type RefusalCode = keyof typeof refusals
