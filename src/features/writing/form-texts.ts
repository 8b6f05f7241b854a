/** What an owner calls the fields of a form that people write to them with, and its button. */
export type FormTexts = {
  nameLabel: string
  mobileLabel: string
  emailLabel: string
  messageLabel: string
  submitText: string
}
