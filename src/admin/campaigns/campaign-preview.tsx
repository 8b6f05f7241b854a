import { useDeferredValue, useRef, useState } from 'react'
import type { DeepPartial } from 'react-hook-form'
import { campaignBody } from '../../shared/content/campaigns-admin.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { computer, type PreviewWidth, PreviewWidths, phone } from '../ui/preview-widths.tsx'
import { usePaused } from '../ui/use-paused.ts'
import { useSize } from '../ui/use-size.ts'
import { usePreview } from './calls.ts'
import type { CampaignValues } from './campaign-values.ts'

const drawn = campaignBody.pick({ subject: true, preview: true, parts: true })

const widths: PreviewWidth<number>[] = [phone(390), computer(760)]

/** The mail at the width of a phone or a computer. While the form is incomplete, the last complete mail is shown. */
export function CampaignPreview({ values }: { values: DeepPartial<CampaignValues> }) {
  const settled = useDeferredValue(usePaused(JSON.stringify([values.subject, values.preview, values.parts]), 400))
  const [subject, preview, parts] = JSON.parse(settled)
  const checked = drawn.safeParse({ subject, preview, parts })
  const [width, setWidth] = useState(390)
  const { data, error, refetch } = usePreview(checked.success ? checked.data : undefined)
  return (
    <section aria-labelledby="preview" className="min-w-0 max-xl:mt-10">
      <div className="xl:sticky xl:top-6">
        <div className="mb-3 flex items-center justify-between gap-3">
          <h2 id="preview" className="text-lg">
            Preview
          </h2>
          <PreviewWidths widths={widths} value={width} onChange={setWidth} className="gap-0.5" />
        </div>
        {error && !data ? (
          <LoadFault text={error.message} retry={() => void refetch()} />
        ) : (
          <div className="overflow-hidden rounded-[10px] border border-line">
            {data ? (
              <Mail html={data.html} width={width} />
            ) : (
              <p className="px-6 py-16 text-center text-ink-soft">Enter a subject and a text to see the mail.</p>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** The mail in an iframe of its own width, scaled to fit. */
function Mail({ html, width }: { html: string; width: number }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const scale = size ? Math.min(1, size.width / width) : 1
  return (
    <div ref={box} className="relative h-[40rem] max-h-[75dvh] overflow-hidden bg-white">
      <iframe
        title="The mail"
        // No scripts run, and links lead nowhere.
        sandbox=""
        srcDoc={html}
        className="absolute top-0 left-1/2 origin-top border-0"
        style={{
          width,
          height: size ? size.height / scale : '100%',
          transform: `translateX(-50%) scale(${scale})`,
        }}
      />
    </div>
  )
}
