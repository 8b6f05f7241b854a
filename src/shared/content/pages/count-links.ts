/** Number of web addresses in a text; `https://www.` begins one. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/(www\.)?|\bwww\./gi)?.length ?? 0
}
