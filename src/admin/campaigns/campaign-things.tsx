import { Controller } from 'react-hook-form'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SmallPicture } from '../blog/small-picture.tsx'
import { ChosenThings } from '../fields/things/chosen-things.tsx'
import { usePosts, useProducts, useThings } from '../fields/things/use-things.ts'
import type { CampaignFormApi } from './campaign-values.ts'

type Props = { form: CampaignFormApi; index: number }

const errorsOf = ({ form, index }: Props) =>
  form.formState.errors.parts?.[index] as
    | { [field: string]: { message?: string; root?: { message?: string } } }
    | undefined

/** A picture of the library, and where it leads. */
export function PictureFields({ form, index }: Props) {
  const errors = errorsOf({ form, index })
  return (
    <div className="grid min-w-0 flex-1 gap-4">
      <Controller
        control={form.control}
        name={`parts.${index}.mediaId`}
        render={({ field }) => (
          <SmallPicture
            value={field.value || null}
            onChange={(id) => field.onChange(id ?? '')}
            error={errors?.mediaId?.message}
          />
        )}
      />
      <TextField
        label="What it shows"
        required
        hint="Many mail programs load no pictures until they are asked to."
        error={errors?.alt?.message}
        {...form.register(`parts.${index}.alt`)}
      />
      <TextField
        label="Leads to"
        hint="A page of this site, or a whole address. If empty, it leads nowhere."
        error={errors?.href?.message}
        {...form.register(`parts.${index}.href`)}
      />
    </div>
  )
}

const useProductsFound = (query: string, isOpen: boolean) => useThings('product', query, isOpen)
const usePostsFound = (query: string, isOpen: boolean) => useThings('post', query, isOpen)

/** Products, with the price that they have when the mail is sent. */
export function ProductFields({ form, index }: Props) {
  const fault = errorsOf({ form, index })?.paths
  return (
    <Controller
      control={form.control}
      name={`parts.${index}.paths`}
      render={({ field }) => <Products value={field.value ?? []} onChange={field.onChange} fault={fault?.message} />}
    />
  )
}

type ChosenProps = { value: string[]; onChange: (value: string[]) => void; fault: string | undefined }

function Products({ value, onChange, fault }: ChosenProps) {
  return (
    <Group
      title="Products"
      hint="With the price of the day on which it is sent. One that is not for sale then is left out."
      fault={fault}
    >
      <ChosenThings
        values={value}
        known={useProducts(value)}
        onChange={onChange}
        useFound={useProductsFound}
        add="Add products"
        search="Search products"
      />
    </Group>
  )
}

/** Posts of the blog, each with its picture and summary. */
export function PostFields({ form, index }: Props) {
  const fault = errorsOf({ form, index })?.slugs
  return (
    <Controller
      control={form.control}
      name={`parts.${index}.slugs`}
      render={({ field }) => <Posts value={field.value ?? []} onChange={field.onChange} fault={fault?.message} />}
    />
  )
}

function Posts({ value, onChange, fault }: ChosenProps) {
  return (
    <Group title="Blog posts" hint="Each with its picture and summary." fault={fault}>
      <ChosenThings
        values={value}
        known={usePosts(value)}
        onChange={onChange}
        useFound={usePostsFound}
        add="Add posts"
        search="Search blog posts"
      />
    </Group>
  )
}

type GroupProps = { title: string; hint: string; fault: string | undefined; children: React.ReactNode }

function Group({ title, hint, fault, children }: GroupProps) {
  return (
    <FieldGroup error={fault} className="flex-1">
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {children}
      <p className="mt-1 text-sm text-ink-soft">{hint}</p>
    </FieldGroup>
  )
}
