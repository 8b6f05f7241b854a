import { inOneForm } from '../../shared/text.ts'

/** The words of sanitised HTML, in which every mark is closed, on one line. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll(/&#(\d{1,5});/g, (_, code) => inOneForm(String.fromCodePoint(Number(code))))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
