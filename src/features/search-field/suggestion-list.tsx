import { type SyntheticEvent, useEffect, useRef } from 'react'
import { leaveTo } from '../../client/leave.ts'
import { t } from '../../shared/words.ts'
import type { Suggested } from './suggestions.ts'

type Props = {
  id: string
  suggested: Suggested[]
  /** Which one the arrows are at; -1 for none. */
  at: number
  onForget: () => void
}

const names: Record<Suggested['kind'], () => string> = {
  recent: () => t('Searched before'),
  category: () => t('Categories'),
  product: () => t('Products'),
}

/** A press must not take the focus out of the field: the list would be gone before it is released. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault()

/** Suggestions by kind, with their number for screen readers. Focus and key events stay with the field. */
export function SuggestionList({ id, suggested, at, onForget }: Props) {
  const { length } = suggested
  const isRecent = suggested[0]?.kind === 'recent'
  return (
    <>
      <p role="status" className="sr-only">
        {length > 0 && t(length === 1 ? '1 suggestion' : '{count} suggestions', { count: length })}
      </p>
      <div
        hidden={length === 0}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(28rem,70dvh)] overflow-y-auto rounded-card border border-line bg-ground py-2 text-ink shadow-lg"
      >
        <div id={id} role="listbox" tabIndex={-1} aria-label={t('Suggestions')} onMouseDown={keepFocus}>
          {suggested.map((item, index) => (
            <Option
              key={`${item.kind} ${item.href}`}
              id={`${id}-${index}`}
              item={item}
              isFirst={suggested[index - 1]?.kind !== item.kind}
              isActive={index === at}
            />
          ))}
        </div>
        {isRecent && (
          <button
            type="button"
            onMouseDown={keepFocus}
            onClick={onForget}
            className="min-h-11 px-4 text-sm text-link underline underline-offset-4"
          >
            {t('Forget these searches')}
          </button>
        )}
      </div>
    </>
  )
}

type OptionProps = { id: string; item: Suggested; isFirst: boolean; isActive: boolean }

function Option({ id, item: { kind, label, href }, isFirst, isActive }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <>
      {isFirst && (
        <div role="presentation" aria-hidden className="px-4 pt-2 pb-1 text-xs text-ink-soft">
          {names[kind]()}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys */}
      <div
        ref={element}
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        onClick={() => void leaveTo(href)}
        className="flex min-h-11 cursor-pointer items-center px-4 wrap-anywhere hover:bg-ground-soft aria-selected:bg-ground-soft"
      >
        {label}
        <span className="sr-only">, {names[kind]()}</span>
      </div>
    </>
  )
}
