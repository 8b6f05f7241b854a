import { alikeForm } from '../../../../shared/text.ts'

/**
 * Translations of texts that tell things apart, such as the values of an option. Those that coincide have the original beside them:
 * `लाल (Crimson)`.
 */
export function toldApart(texts: string[], say: (text: string) => string): Map<string, string> {
  const said = new Map(texts.map((text) => [text, say(text)]))
  const alike = Map.groupBy(said.keys(), (text) => alikeForm(said.get(text) ?? text))
  const isClear = (text: string, own: string) => own === text || alike.get(alikeForm(own))?.length === 1
  const apart = new Map([...said].map(([text, own]) => [text, isClear(text, own) ? own : `${own} (${text})`]))
  // A translation may be written as one with its original beside it.
  return new Set(apart.values()).size === apart.size ? apart : new Map(texts.map((text) => [text, text]))
}
