import type { ReactNode } from 'react'
import { FormBesidePicture, FormColumn, twoColumns } from '../../features/writing/form-layout.tsx'
import { mailHref } from '../../shared/people/mail-href.ts'
import { telHref } from '../../shared/people/tel.ts'
import { Band } from '../../ui/band.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Island } from '../define/island.tsx'
import { useReached } from '../define/reached.ts'
import { defineSection } from '../define/section.ts'
import { type Contact, looks, sample, schema } from './contact.schema.ts'
import ContactForm from './contact-form.island.tsx'

const layouts = { form: Alone, details: BesideDetails, picture: BesidePicture }

/** A form that writes to the owner (S40): alone, beside how else they are reached, or beside a picture. */
function ContactView({ props }: { props: Contact }) {
  const Layout = layouts[props.layout]
  return (
    <Band band={props}>
      <Layout props={props} />
    </Band>
  )
}

function Form({ props }: { props: Contact }) {
  const { nameLabel, mobileLabel, emailLabel, messageLabel, submitText } = props
  const texts = { nameLabel, mobileLabel, emailLabel, messageLabel, submitText }
  return <Island name="contact-form" needs="Writing to us" of={ContactForm} props={{ texts }} start="touch" />
}

function Alone({ props }: { props: Contact }) {
  return (
    <FormColumn words={props}>
      <Form props={props} />
    </FormColumn>
  )
}

function BesideDetails({ props }: { props: Contact }) {
  return (
    <div className={twoColumns}>
      <div className="min-w-0 [&>header]:mb-8">
        <SectionHeader {...props} align="start" />
        <Details props={props} />
      </div>
      <Form props={props} />
    </div>
  )
}

function BesidePicture({ props }: { props: Contact }) {
  return (
    <FormBesidePicture words={props} image={props.image}>
      <Form props={props} />
    </FormBesidePicture>
  )
}

function Details({ props: { hours, ...own } }: { props: Contact }) {
  const { address, phone, email } = useReached(own)
  return (
    <div className="grid gap-5">
      {address && (
        <Detail icon="place">
          <address className="whitespace-pre-line not-italic">{address}</address>
        </Detail>
      )}
      {phone && (
        <Detail icon="phone">
          <Way href={telHref(phone)}>{phone}</Way>
        </Detail>
      )}
      {email && (
        <Detail icon="mail">
          <Way href={mailHref(email)}>{email}</Way>
        </Detail>
      )}
      {hours && (
        <Detail icon="clock">
          <p className="whitespace-pre-line">{hours}</p>
        </Detail>
      )}
    </div>
  )
}

function Detail({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-3.5">
      <Icon name={icon} className="mt-1 size-5 shrink-0 text-accent" />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}

/** Text that is no number or address is shown without a link. */
function Way({ href, children }: { href: string | undefined; children: string }) {
  if (!href) return <p>{children}</p>
  return (
    <Link href={href} className="-my-2.5 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}

export const contact = defineSection({
  type: 'contact',
  title: 'Contact form',
  category: 'contact',
  schema,
  sample,
  looks,
  view: ContactView,
})
