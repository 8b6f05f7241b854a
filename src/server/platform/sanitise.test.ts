import { expect, test } from 'vitest'
import { articleParts } from '../../shared/content/blog/article.ts'
import { plainText } from './plain-text.ts'
import { sanitise, sanitiseArticle } from './sanitise.ts'

const picture = '<figure data-picture="abcdefghij12" data-alt="A &quot;loom&quot;" data-caption="5 &lt; 6"></figure>'
const video = '<figure data-video="https://youtu.be/abcdefghijk" data-caption=""></figure>'
const product = '<figure data-product="kota-saree"></figure>'
const button = '<figure data-button="Book &amp; pay" data-href="/contact?of=a&amp;b=c" data-look="plain"></figure>'
const table = '<table><tbody><tr><th>Dye</th></tr><tr><td>Indigo</td></tr></tbody></table>'
const quote = '<blockquote><p>It must not be stirred.</p><cite>Asha Rao</cite></blockquote>'

// Shows B111.
test('an article keeps its figures, tables and who said a quote, however often it is made safe', () => {
  const whole = `<p>One</p>${picture}${quote}${video}<h2>Two</h2>${table}${product}${button}`
  expect(sanitiseArticle(whole)).toBe(whole)
  expect(sanitiseArticle(sanitiseArticle(whole))).toBe(whole)
  expect(articleParts(whole)[1]).toEqual({ of: 'picture', media: 'abcdefghij12', alt: 'A "loom"', caption: '5 < 6' })
})

test('other rich text has none of them', () => {
  expect(sanitise(`<p>One</p>${picture}${video}${product}${table}`)).toBe('<p>One</p>DyeIndigo')
})

// Shows B111.
test.each([
  ['a picture that is none of the library', '<figure data-picture="javascript:alert(1)"></figure>', ''],
  ['a picture with a handler', '<figure data-picture="abcdefghij12" onclick="a()" style="x"></figure>', / on|style/],
  ['an address of no video', '<figure data-video="https://evil.example/embed"></figure>', ''],
  ['a script as a video', '<figure data-video="javascript:alert(1)//.mp4"></figure>', ''],
  ['a script as a button', '<figure data-button="Go" data-href="javascript:alert(1)"></figure>', ''],
  ['a button without an address', '<figure data-button="Go" data-look="plain"></figure>', ''],
  ['a button without a text', '<figure data-button=" " data-href="/contact"></figure>', ''],
  ['a look of no button', '<figure data-button="Go" data-href="/a" data-look="x y" class="z"></figure>', /x y|class/],
  ['an image of elsewhere', '<img src="https://evil.example/x.png" onerror="a()">', ''],
  ['a frame', '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk"></iframe>', ''],
  ['what stands in a figure', '<figure data-product="p"><b>x</b><script>a()</script></figure>', /<b>|x<|script/],
  ['a figure within a table', `<table><tbody><tr><td>a${product}</td></tr></tbody></table>`, /figure/],
  ['a figure within a figure', `<figure data-product="p">${picture}</figure>`, /picture/],
  [
    'a table that spans and runs',
    '<table onload="a()"><tbody><tr><td colspan="9999">a</td></tr></tbody></table>',
    / on|9999/,
  ],
  ['a caption that ends its attribute', "<figure data-product='\"><script>a()</script>'></figure>", /<script|""/],
  ['elements that do not end', `<p><b>${product}`, /<b>$|<p>$/],
])('%s does not get in', (_, html, never) => {
  const safe = sanitiseArticle(html)
  if (never === '') expect(safe).toBe('')
  else expect(safe).not.toMatch(never)
  expect(sanitiseArticle(safe)).toBe(safe)
})

test('a figure that names nothing leaves its words', () => {
  expect(sanitiseArticle('<figure><img src="x"><figcaption>A loom</figcaption></figure>')).toBe('A loom')
})

// Shows B170.
test('a control character that is written as an entity is not kept, and letters get their one form', () => {
  for (const made of [sanitise, sanitiseArticle])
    expect(made('<p>Dip&#8; &#x1F;and&#11;dry&#xFFFE; caf&#101;&#769;</p>')).toBe('<p>Dip and dry café</p>')
  const caption = sanitiseArticle('<figure data-picture="abcdefghij12" data-alt="A&#8; loom" data-caption=""></figure>')
  expect(caption).toContain('data-alt="A loom"')
  expect(plainText('Dip&#0;&#8; and&#55357;')).toBe('Dip and\ufffd')
})

// Shows B174.
test('a link of rich text keeps the blanks of its address', () => {
  const link = (href: string) => /href="([^"]*)"/.exec(sanitise(`<p><a href="${href}">Write</a></p>`))?.[1]
  expect(link('https://wa.me/919829041122?text=Hello I want')).toBe('https://wa.me/919829041122?text=Hello%20I%20want')
  expect(link('mailto:a@example.com?subject=Wedding enquiry')).toBe('mailto:a@example.com?subject=Wedding%20enquiry')
  expect(link('tel:98290 41122 / 98290 41123')).toBe('tel:9829041122')
  expect(link('tel:1800-HAAT')).toBeUndefined()
})
