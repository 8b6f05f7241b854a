import type { SizeGuideTable } from '../../shared/selling/catalogue/size-guides.ts'
import { t } from '../../shared/words.ts'

/** A table of sizes that opens where sizes are chosen, and can be read without script. */
export function SizeGuide({ guide }: { guide: SizeGuideTable }) {
  const [first, ...others] = guide.columns
  return (
    <details className="mt-6 border-t border-line">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('Size guide')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is moved by keyboard, too */}
      <section className="overflow-x-auto pb-3" aria-label={guide.title} tabIndex={0}>
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="pb-2 text-left text-ink-soft">{guide.title}</caption>
          <thead>
            <tr className="border-b border-line">
              {[first ?? '', ...others].map((column, index) => (
                <th key={index} scope="col" className="py-2 pr-4 text-left font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(([name, ...cells], index) => (
              <tr key={index} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-semibold whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} className="py-2 pr-4 whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {guide.note && <div className="prose-text pb-4 text-sm" dangerouslySetInnerHTML={{ __html: guide.note }} />}
    </details>
  )
}
