import { placeToasts } from '../../client/toast.ts'

/** Below it the admin has its bar at the top, and what is pressed next is at the bottom: a row's menu, a dialog's buttons. */
const narrow = '(width < 64rem)'

/**
 * Toasts of the admin can be closed, and lie over nothing that is pressed next: at the top of a narrow window and of one with a dialog,
 * between its buttons (admin.css), else at the bottom right, below which every screen can be scrolled.
 */
export function placeAdminToasts(): void {
  const isAtTop = () =>
    matchMedia(narrow).matches || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
  placeToasts({ close: 'Dismiss', isAtTop })
}
