import { useQuery } from '@tanstack/react-query'
import { Moon } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { suggest } from '../../server/modules/selling/search/search.contract.ts'
import { addressOf } from '../../shared/content/kinds/index.ts'
import type { Settings } from '../../shared/sites/settings-admin.ts'
import { facesCss, type OwnFont } from '../../shared/sites/theme/own-fonts.ts'
import type { Theme } from '../../shared/sites/theme/theme.ts'
import { themeCssAs } from '../../shared/sites/theme/theme-css.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { BesidePreview } from '../ui/beside-preview.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { computer, type PreviewWidth, PreviewWidths, phone, tablet } from '../ui/preview-widths.tsx'
import { pageOptions } from './page-options.ts'
import { PreviewFrame } from './preview-frame.tsx'

const widths: PreviewWidth<number>[] = [phone(390), tablet(768), computer(1440)]

type Props = { theme: Theme; settings: Settings; fonts: OwnFont[] }

/** The site as visitors see it, in the theme as it is edited; beside the form, or under a button where there is no room beside it. */
export function SitePreview({ theme, settings, fonts }: Props) {
  return (
    <BesidePreview title="Preview of the site">
      <Preview theme={theme} settings={settings} fonts={fonts} />
    </BesidePreview>
  )
}

function Preview({ theme, settings, fonts }: Props) {
  const examples = useExamples()
  const [width, setWidth] = useState(isNarrow() ? 390 : 1440)
  const [path, setPath] = useState('/')
  const [pressed, setPressed] = useState(false)
  const [dark, setDark] = useState(false)
  const hasDark = theme.dark?.on ?? false
  const choose = (next: string) => {
    setPressed(false)
    setPath(next)
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        <SelectField
          label="Page"
          className="min-w-0 flex-1"
          options={[...pagesOf(settings), ...examples]}
          value={path}
          onChange={({ target }) => choose(target.value)}
        />
        <PreviewWidths widths={widths} value={width} onChange={setWidth} className="gap-0.5" />
        {hasDark && (
          <IconButton icon={Moon} label="Dark colours in the preview" pressed={dark} onClick={() => setDark(!dark)} />
        )}
      </div>
      <PreviewFrame
        path={path}
        width={width}
        css={facesCss(fonts) + themeCssAs(theme, dark && hasDark ? 'dark' : 'light')}
        onLink={() => setPressed(true)}
      />
      <p role="status" className={`mt-2 text-sm text-ink-soft ${pressed ? '' : 'max-xl:sr-only'}`}>
        {pressed
          ? 'Links are switched off in the preview. Choose another page above.'
          : 'Visitors see changes once they are saved.'}
      </p>
    </>
  )
}

/** The home page stands at `/`, whatever its own path is. */
function pagesOf({ homes, home }: Settings): { value: string; title: string }[] {
  const others = homes.filter(({ path }) => path !== '/' && path !== home)
  return [{ value: '/', title: 'Home page' }, ...pageOptions(others)]
}

const exampleKinds = [
  { kind: 'category', title: 'Category' },
  { kind: 'product', title: 'Product' },
] as const

/** A category and a product, where the site has any: their pages look like no other. */
function useExamples(): { value: string; title: string }[] {
  const { data = [] } = useQuery({ queryKey: ['preview-examples'], queryFn: readExamples })
  return data
}

async function readExamples() {
  const found = exampleKinds.map(async ({ kind, title }) => {
    const { data } = await call(suggest, { params: { modelId: kind }, query: {} })
    return data.slice(0, 1).map((one) => ({ value: addressOf(kind, one.path), title: `${title}: ${one.title}` }))
  })
  return (await Promise.all(found)).flat()
}

const isNarrow = () => window.matchMedia('(width < 48rem)').matches
