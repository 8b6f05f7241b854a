/** Owner's labels of a contact form's fields and button. */
export type FormTexts = {
  nameLabel: string
  mobileLabel: string
  emailLabel: string
  messageLabel: string
  submitText: string
}
