import { globSync, readFileSync } from 'node:fs'
import { type Argument, parseSync, Visitor } from 'oxc-parser'

/** User-visible texts in source files. */
export type TextsInUse = {
  /** Passed to `t`, `filledText` or `Words`. */
  said: Set<string>
  /** Looks like text for users but is not translated; with its place. */
  unsaid: { text: string; place: string }[]
  /** Translated while the module loads, before there is a page: its language would be fixed. */
  tooEarly: string[]
}

const sentence = /(?:^|[^\w$-])[A-Z][a-z’']+(?:$|[ .,!?…:])/
/** Callees whose texts visitors never see: errors for programmers, console output, types, names of sections in the admin. */
const unread = new Set([
  'Error',
  'console.info',
  'console.warn',
  'createContext',
  'defineSection',
  'z.literal',
  'RegExp',
])

type Place = { start: number; end: number }

/** Reads the sources of these patterns. Texts of tests are no concern of it. */
export function textsInUse(patterns: string[], leftOut: RegExp): TextsInUse {
  const found: TextsInUse = { said: new Set(), unsaid: [], tooEarly: [] }
  for (const file of globSync(patterns)) if (!leftOut.test(file)) readFile(file, found)
  return found
}

function readFile(file: string, { said, unsaid, tooEarly }: TextsInUse): void {
  const source = readFileSync(file, 'utf8')
  const { program } = parseSync(file, source)
  const passed: Place[] = []
  const texts: (Place & { text: string })[] = []
  /** Between tags. */
  const written: typeof texts = []
  const calls: Place[] = []
  const functions: Place[] = []
  const textOf = ({ start, end }: Place) => source.slice(start, end)
  const placeOf = ({ start }: Place) => `${file}:${source.slice(0, start).split('\n').length}`
  new Visitor({
    CallExpression(node) {
      const callee = textOf(node.callee)
      const [first] = node.arguments
      if ((callee === 't' || callee === 'filledText') && first) {
        for (const text of literalsIn(first)) said.add(text)
        passed.push(first)
        // A filled text is translated where it is shown.
        if (callee === 't') calls.push(node)
      } else if (unread.has(callee)) passed.push(node)
    },
    NewExpression(node) {
      if (unread.has(textOf(node.callee))) passed.push(node)
    },
    FunctionDeclaration(node) {
      functions.push(node)
    },
    FunctionExpression(node) {
      functions.push(node)
    },
    ArrowFunctionExpression(node) {
      functions.push(node)
    },
    ImportDeclaration(node) {
      passed.push(node)
    },
    /** Types of structured data are words of schema.org. */
    Property(node) {
      if (node.key.type === 'Literal' && node.key.value === '@type') passed.push(node)
    },
    TSTypeAliasDeclaration(node) {
      passed.push(node)
    },
    TSTypeAnnotation(node) {
      passed.push(node)
    },
    JSXOpeningElement(node) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute') continue
        if (attribute.value?.type !== 'Literal' || typeof attribute.value.value !== 'string') continue
        const isText =
          attribute.name.name === 'needs' || (attribute.name.name === 'text' && textOf(node.name) === 'Words')
        if (isText) said.add(attribute.value.value)
        if (isText || attribute.name.name === 'className') passed.push(attribute)
      }
    },
    Literal({ value, start, end }) {
      if (typeof value === 'string') texts.push({ text: value, start, end })
    },
    TemplateElement({ value, start, end }) {
      texts.push({ text: value.raw, start, end })
    },
    JSXText({ value, start, end }) {
      if (/[A-Za-z]{2}/.test(value)) written.push({ text: value.trim(), start, end })
    },
  }).visit(program)
  const isWithin = ({ start, end }: Place, places: Place[]) =>
    places.some((place) => start >= place.start && end <= place.end)
  const read = texts.filter((one) => sentence.test(one.text) && !isWithin(one, passed))
  for (const one of [...read, ...written]) unsaid.push({ text: one.text, place: placeOf(one) })
  for (const call of calls) if (!isWithin(call, functions)) tooEarly.push(placeOf(call))
}

/** The text itself, or both of a choice between two. */
function literalsIn(node: Argument): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  return node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].flatMap(literalsIn) : []
}
