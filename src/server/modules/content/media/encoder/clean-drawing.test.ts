import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${root}>${inside}</svg>`

/** Anything that would run, load or link elsewhere. The two namespaces are no addresses. */
const harm =
  /script|onload|onclick|alert|javascript|https?:|\/\/|data:|foreignObject|<!|@import|entity|\bset\b|<a\b|iframe/i
const shown = (text: string | undefined) => (text ?? '').replace(/xmlns(:xlink)?="[^"]*"/g, '')

describe('a drawing that is made safe', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script><rect/>')],
    [
      'a script by another name of the namespace',
      svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
    ],
    ['a script with a source', svg('<script xlink:href="https://example.com/x.js"/>')],
    ['an event handler', svg('<rect onclick="alert(1)"/>', ' onload="alert(1)"')],
    ['an event handler after a line break', svg('<rect width="1"\n/onload\n=\n"alert(1)"/>')],
    [
      'foreign content',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>'),
    ],
    ['a frame', svg('<iframe src="https://example.com"><script>alert(1)</script></iframe>')],
    ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><rect/></a>')],
    ['a link that runs, written in entities', svg('<a href="&#106;avascript:alert(1)"><rect/></a>')],
    ['a link elsewhere', svg('<a href="https://example.com"><rect/></a>')],
    [
      'a part from elsewhere',
      svg('<use href="https://example.com/x.svg#a"/><use xlink:href="//example.com/x.svg#a"/>'),
    ],
    ['a part as data', svg('<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#a"/>')],
    ['a picture from elsewhere', svg('<image href="https://example.com/track.png"/>')],
    ['a paint from elsewhere', svg('<rect fill="url(https://example.com/x.svg#a)"/>')],
    ['a style that loads', svg('<rect style="background:url( \'https://example.com/x\' )"/>')],
    ['a style sheet that imports', svg('<style>@import url("https://example.com/x.css");.a{fill:red}</style>')],
    ['an import put together from two', svg('<style>@im@import x;port "https://example.com";</style>')],
    ['an import around a comment', svg('<style>@im/**/port "https://example.com/x.css";</style>')],
    ['an import in entities', svg('<style>@im&#112;ort "https://example.com/x.css";</style>')],
    ['an import in escapes', svg('<style>@\\69mport "https://example.com/x.css";</style>')],
    ['a font from elsewhere', svg('<style>@font-face{font-family:x;src:url(https://example.com/x.woff)}</style>')],
    ['a style sheet that ends early', svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>')],
    ['elements inside a style sheet', svg('<style><script>alert(1)</script><rect onload="alert(1)"/></style>')],
    [
      'our own name for a style sheet',
      svg('<css-text>@import "https://example.com"</css-text><css-text a=">">x<g/></css-text>'),
    ],
    [
      'an animation of a link',
      svg(
        '<a><set attributeName="href" to="javascript:alert(1)"/><animate attributeName="href" values="javascript:alert(1)"/></a>',
      ),
    ],
    ['an entity', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`],
    ['a file of the server', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    ['a style sheet of the document', `<?xml-stylesheet href="https://example.com/x.css"?>${svg('<rect/>')}`],
    ['a comment', svg('<!-- <script>alert(1)</script> --><rect/>')],
    ['something after the drawing', `${svg('<rect/>')}<script>alert(1)</script>`],
  ])('holds nothing of %s', (_, nasty) => {
    expect(shown(cleanDrawing(nasty))).not.toMatch(harm)
  })

  test('looks as before: shapes, gradients, classes, text and parts that are used again', () => {
    const drawing = svg(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c33"></stop></linearGradient>' +
        '</defs>' +
        '<style>.a&gt;.b{fill:url(#g)}</style><g class="a" transform="rotate(4)"><path class="b" d="M0 0h4"></path></g>' +
        '<text x="1" font-family="Noto Sans">नमस्ते &amp; welcome</text><use xlink:href="#g"></use>',
    )
    expect(cleanDrawing(drawing)).toBe(drawing.replace(' viewBox="0 0 10 10"', ' viewBox="0 0 10 10"'))
  })

  test('keeps the colours of a style sheet beside what is taken out', () => {
    const cleaned = cleanDrawing(
      svg('<style>@import "x.css"; .a{fill:#c33} @media print{.b{fill:url("x.svg#y")}}</style>'),
    )
    expect(cleaned).toContain('.a{fill:#c33}')
    expect(cleaned).not.toContain('x.svg')
  })

  test('may come from a program that names its namespaces as entities', () => {
    const cleaned = cleanDrawing(
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" x="" class=""><rect width="1"/></svg>',
    )
    expect(cleaned).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><rect width="1"></rect></svg>',
    )
  })

  test.each(['<p>Hello</p>', '', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg"/>', '<svg'])('%j is none', (text) => {
    expect(cleanDrawing(text)).toBeUndefined()
  })

  test.each([
    ['blanks in an address', svg(`<style>.a{fill:url(${' '.repeat(400_000)}#a)}</style><rect/>`)],
    ['pictures that never end', `${svg('<rect/>')}${'<image '.repeat(150_000)}`],
  ])('of very many %s is cleaned before anybody notices', (_, drawing) => {
    expect(cleanDrawing(drawing)).toContain('<rect')
  })

  test.each([
    '<image width="4" xlink:href="data:image/png;base64,iVBORw0KGgo="/>',
    '<image href=" DATA:image/jpeg;base64,AAAA"/>',
    '<image href="&#100;ata:image/svg+xml,%3Csvg/%3E"/>',
    '<s:image xmlns:s="http://www.w3.org/2000/svg" href="data:,"/>',
    '<defs><pattern><image href="data:image/gif;base64,AAAA"></image></pattern></defs>',
    '<filter><feImage href="data:image/png;base64,AAAA"/></filter>',
  ])('with a photo inside is refused rather than shown without it: %s', (image) => {
    expect(() => cleanDrawing(svg(image))).toThrow('This SVG has a photo embedded in it')
  })

  test.each([
    ['an element', '<filter id="f"><feTurbulence baseFrequency=".01" numOctaves="9"/></filter><rect/>'],
    ['an element in the middle of others', '<g><feGaussianBlur stdDeviation="99"><rect/></feGaussianBlur></g>'],
    ['an attribute', '<rect filter="url(#f)" color-interpolation-filters="sRGB" flood-color="red"/>'],
    ['a style', '<rect style="fill:red;filter : blur(9px)"/>'],
    ['a style by itself', '<rect style="FILTER:url(#f) blur(9px)"/>'],
    ['a rule', '<style>.a{fill:red;filter:drop-shadow(1px 1px 9px red)}.b{-webkit-filter:blur(3px)}</style><rect/>'],
    ['a rule with a comment in its name', '<style>.a{fil/**/ter:blur(9px)}</style><rect/>'],
    ['a backdrop', '<style>.a{ backdrop-filter:blur(9px) }</style><rect/>'],
  ])('holds no filter: %s', (_, inside) => {
    const cleaned = cleanDrawing(svg(inside))
    expect(cleaned).toContain('<rect')
    expect(cleaned).not.toMatch(/filter\s*:|blur|<fe|<filter|filter=|flood/i)
  })
})

const many = (count: number, part: string | ((index: number) => string)) =>
  Array.from({ length: count }, (_, index) => (typeof part === 'string' ? part : part(index))).join('')

/** Each level refers ten times to the level before, as in the billion laughs attack. */
const tenfold = (make: (index: number, before: string) => string) => many(9, (index) => make(index + 1, String(index)))

describe('a drawing that has more than drawings have is refused, and says of what:', () => {
  test.each([
    ['elements', many(20_001, '<g/>'), 'more than 20,000 elements.'],
    ['elements in 2 MB', many(480_000, '<g/>'), 'more than 20,000 elements.'],
    ['elements that do not look like it', many(20_001, '<é/>'), 'more than 20,000 elements.'],
    ['attributes', many(1_000, `<g ${many(101, (index) => `a${index}="" `)}/>`), 'more than 100,000 attributes.'],
    ['groups within groups', '<g>'.repeat(600_000), 'more than 100 deep'],
    ['groups that never end beside ends that never began', many(200, '</x><g>'), 'more than 100 deep'],
    ['gradients', many(2_001, '<linearGradient/>'), '2,000 elements “linearGradient”'],
    ['round gradients', many(2_001, '<radialGradient/>'), '2,000 elements “radialGradient”'],
    ['colours of a gradient', `<radialGradient>${many(257, '<stop/>')}</radialGradient>`, '256 colours'],
    ['patterns', many(101, '<pattern/>'), '100 elements “pattern”'],
    ['masks', many(201, '<mask/>'), '200 elements “mask”'],
    ['clips', many(2_001, '<clipPath/>'), '2,000 elements “clipPath”'],
    ['markers', many(101, '<marker/>'), '100 elements “marker”'],
    ['parts used again', many(5_001, '<use/>'), '5,000 elements “use”'],
    ['points of a path', `<path d="M0 0${many(100_001, ' 1')}"/>`, '50,000 points'],
    ['points without blanks between them', `<path d="M0 0${many(50_001, '.5-.5')}"/>`, '50,000 points'],
    ['ends of a path', `<path d="M0 0${many(50_001, 'z')}"/>`, '50,000 points'],
    ['points of a polygon', `<polygon points="${many(50_001, '1 2,')}"/>`, '50,000 points'],
    ['dashes', `<path stroke-dasharray="${many(65, '1 ')}"/>`, '64 dashes'],
    ['dashes of a style', `<path style="fill:red;stroke-dasharray: ${many(65, '1,')}"/>`, '64 dashes'],
    ['dashes of a rule', `<style>.a{stroke-dasharray:${many(65, '1,')}}</style>`, '64 dashes'],
    ['letters', `<text>${many(20_001, 'a')}</text>`, '20,000 letters'],
    ['letters of many texts', many(21, `<text>${many(1_000, 'a')}</text>`), '20,000 letters'],
    ['rules', `<style>${many(2_001, '.a{fill:red}')}</style>`, '2,000 rules'],
    [
      'parts of parts',
      tenfold((index, before) => `<g id="u${index}">${many(10, `<use href="#u${before}"/>`)}</g>`) +
        '<rect id="u0"/><use href="#u9"/>',
      '100,000 elements, with those that are used again',
    ],
    [
      'parts of parts, by the older name, under one id',
      `<rect id="u0"/>${tenfold((index, before) => `<path id="u${index}"/><g id="u${index}">${many(10, `<use xlink:href="#u${before}"/>`)}</g>`)}`,
      '100,000 elements',
    ],
    [
      'patterns filled with patterns',
      `<rect id="p0"/>${tenfold((index, before) => `<pattern id="p${index}">${many(10, `<rect fill="url(#p${before})"/>`)}</pattern>`)}`,
      '100,000 elements',
    ],
    [
      'patterns in styles',
      tenfold(
        (index, before) =>
          `<pattern id="p${index}">${many(10, `<rect style="x:y; fill:url( '#p${before}' )"/>`)}</pattern>`,
      ),
      '100,000 elements',
    ],
    [
      'patterns by rules',
      `<style>${many(9, (index) => `g>.c${index}{stroke:url("#p${index}")}`)}</style>` +
        tenfold((index, before) => `<pattern id="p${index}">${many(10, `<rect class="x c${before}"/>`)}</pattern>`),
      '100,000 elements',
    ],
    [
      'a pattern in each of many',
      `<pattern id="p">${many(400, '<rect/>')}</pattern><g fill="url(#p)">${many(300, '<rect/>')}</g>`,
      '100,000 elements',
    ],
    [
      'masks of masks',
      tenfold((index, before) => `<mask id="m${index}">${many(10, `<g mask="url(#m${before})"/>`)}</mask>`),
      '100,000 elements',
    ],
    [
      'clips of clips',
      tenfold(
        (index, before) => `<clipPath id="m${index}">${many(10, `<g clip-path="url(#m${before})"/>`)}</clipPath>`,
      ),
      '100,000 elements',
    ],
    [
      'markers at every point',
      `<marker id="m">${many(20, '<rect/>')}</marker><g marker-mid="url(#m)"><path d="M0 0${many(6_000, 'h1')}"/></g>`,
      '100,000 elements',
    ],
    ['a part that holds itself', '<g id="a"><use href="#a"/></g>', 'a part of it contains itself'],
    [
      'two parts that hold each other',
      '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>',
      'a part of it contains itself',
    ],
    [
      'a pattern filled with itself',
      '<pattern id="p"><rect fill="url(#p)"/></pattern>',
      'a part of it contains itself',
    ],
    ['a mask behind itself', '<mask id="m"><rect style="mask:url(#m)"/></mask>', 'a part of it contains itself'],
    [
      'parts that lead on and on',
      many(600, (index) => `<g id="a${index}"><use href="#a${index + 1}"/></g>`),
      'more than 500 deep',
    ],
  ])('%s', (_, inside, why) => {
    expect(() => cleanDrawing(svg(inside))).toThrow(why)
  })
})

describe('a harmless drawing is accepted:', () => {
  test.each([
    ['a map', many(8_000, '<path class="land" d="M1 2c3 4 5 6 7 8h9v1z"/>')],
    ['gradients within groups within groups', `${'<g fill="url(#a)">'.repeat(60)}<linearGradient id="a"/><rect/>`],
    ['a sheet of icons', `<symbol id="a">${many(50, '<path/>')}</symbol>${many(500, '<use href="#a"/>')}`],
    [
      'clips by classes, as programs write them',
      `<style>.c1{clip-path:url(#c)}.c2,.c1 path{fill:url(#g)}</style><clipPath id="c"><rect class="c2"/></clipPath>${many(900, '<g class="c1"><path class="c2"/></g>')}`,
    ],
    ['a rule that only seems to mean the mask', '<style>.a rect{mask:url(#m)}</style><mask id="m"><rect/></mask>'],
    ['text and dashes', '<text>A line</text><path d="M0 0h9" stroke-dasharray="4 2 1 2"/>'],
  ])('%s', (_, inside) => {
    expect(cleanDrawing(svg(inside))).toContain('<svg')
  })
})
