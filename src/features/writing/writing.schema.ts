import { image, shownWith, text } from '../../sections/define/parts.ts'

/** Schema fields of a form that writes to the owner: the labels of the sender and the message. */
export const personLabels = {
  nameLabel: text('Label of the name', 'Name', 80),
  mobileLabel: text('Label of the mobile number', 'Mobile number', 80),
  emailLabel: text('Label of the email address', 'Email', 80),
}

export const messageLabel = text('Label of the message', 'Message', 80)

/** The picture of the layout `picture`. */
export const besidePicture = shownWith('layout', ['picture'], image('Picture'))
