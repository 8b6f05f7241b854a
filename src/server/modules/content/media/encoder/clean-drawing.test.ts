import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10"${root}>${inside}</svg>`

/** What would run, load or lead elsewhere; the two namespaces are no addresses. */
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

  test('looks as before: shapes, gradients, filters, classes, text and parts that are used again', () => {
    const drawing = svg(
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#c33"></stop></linearGradient>' +
        '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter></defs>' +
        '<style>.a&gt;.b{fill:url(#g)}</style><g class="a" transform="rotate(4)"><path class="b" d="M0 0h4" filter="url(#f)"></path></g>' +
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

  test('of groups within groups without end is none', () => {
    expect(cleanDrawing(svg('<g>'.repeat(600_000)))).toBeUndefined()
  })

  test('with a photo inside is refused rather than shown without it', () => {
    expect(() => cleanDrawing(svg('<image width="4" xlink:href="data:image/png;base64,iVBORw0KGgo="/>'))).toThrow(
      'This drawing holds a photo inside it',
    )
  })
})
