import { placeToasts } from '../../client/toast.ts'

/** Narrower windows have what is pressed next at the bottom: a row's menu, a dialog's buttons. */
const narrow = '(width < 64rem)'

/**
 * Gives toasts of the admin a button to close them, and a place where they cover nothing that is pressed next: at the top of a narrow
 * window, or of one with a dialog (admin.css), else at the bottom right, above which every screen can be scrolled.
 */
export function placeAdminToasts(): void {
  const isAtTop = () =>
    matchMedia(narrow).matches || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  placeToasts({ close: 'Dismiss', isAtTop })
}
