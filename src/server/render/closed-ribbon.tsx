import { renderToStaticMarkup } from 'react-dom/server'
import { drawingFor } from '../../shared/site-now.ts'
import { t } from '../../shared/words.ts'
import type { Site } from '../platform/context.ts'

/** Banner above each page of a closed site, for those who may see it. */
export function closedRibbon({ settings, language }: Site): string {
  return drawingFor({ ...settings, prefix: language?.prefix ?? '' }, () =>
    renderToStaticMarkup(
      <div role="note" className="bg-ink text-ground">
        <p className="frame flex flex-wrap justify-center gap-x-3 py-2 text-center text-sm">
          <strong>{t('Not open')}</strong>
          <span>{t('Visitors do not see this page, and nothing can be ordered.')}</span>
        </p>
      </div>,
    ),
  )
}
