import { type ActionButton, ActionLink } from './action-link.tsx'

/** The buttons of a section in a row that wraps: the first stands out. Nothing when none leads anywhere. */
export function ActionButtons({ buttons, className = '' }: { buttons: ActionButton[]; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 empty:hidden ${className}`}>
      {buttons.map((button, index) => (
        <ActionLink
          key={index}
          button={button}
          look={index === 0 ? 'primary' : 'secondary'}
          className="max-xs:w-full"
        />
      ))}
    </div>
  )
}
