const emptyParagraphs = /^(<p>(\s|<br>)*<\/p>)*$/

/** A paragraph that is all the text of its list item; one of several keeps its tags. */
const paragraphOfItem = /<li><p>((?:(?!<\/?p>).)*)<\/p>(?=<\/li>|<ul>|<ol>)/g

/** Where the cursor can stand below the last heading or list. */
const lastEmptyParagraphs = /(<p><\/p>)+$/

/** The editor's HTML as stored: list items without paragraphs, and '' if empty. */
export function tidy(html: string): string {
  if (emptyParagraphs.test(html)) return ''
  return html.replace(lastEmptyParagraphs, '').replace(paragraphOfItem, '<li>$1')
}
