import { type MakerRole, makerRoles } from '../../shared/selling/catalogue/products.ts'
import { type NetUnit, netUnits } from '../../shared/selling/catalogue/unit-price.ts'
import { countryCodes, countryName } from '../../shared/selling/delivery/countries.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { Part } from '../ui/screen.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import type { ProductFormApi } from './product-values.ts'

const countries = countryCodes
  .map((value) => ({ value, title: countryName(value, 'en-IN') }))
  .sort((a, b) => Number(b.value === 'IN') - Number(a.value === 'IN') || a.title.localeCompare(b.title))

const roleTitles: Record<MakerRole, string> = { MAKER: 'Manufacturer', PACKER: 'Packer', IMPORTER: 'Importer' }

const unitTitles: Record<NetUnit, string> = {
  g: 'grams (g)',
  kg: 'kilograms (kg)',
  ml: 'millilitres (ml)',
  l: 'litres (l)',
  m: 'metres (m)',
  piece: 'pieces',
}

/** Declarations that the Legal Metrology rules require for packaged goods, shown together on the product's page. */
export function DeclarationsPart({ form }: { form: ProductFormApi }) {
  const { errors } = form.formState
  return (
    <Part
      title="Product information"
      note="The Legal Metrology rules ask for these before packaged goods are bought. They are shown together on the product’s page."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Net quantity"
          type="number"
          inputMode="decimal"
          step="any"
          min={0}
          hint="The price per 100 g, litre, metre or piece is worked out from it."
          error={errors.netQuantity?.message}
          {...form.register('netQuantity', { setValueAs: numberOrNull })}
        />
        <SelectField
          label="Unit"
          error={errors.netUnit?.message}
          options={netUnits.map((value) => ({ value, title: unitTitles[value] }))}
          {...form.register('netUnit')}
        />
        <SelectField
          label="Country of origin"
          placeholder="Not stated"
          error={errors.countryOfOrigin?.message}
          options={countries}
          {...form.register('countryOfOrigin')}
        />
        <SelectField
          label="Who answers for it"
          error={errors.makerRole?.message}
          options={makerRoles.map((value) => ({ value, title: roleTitles[value] }))}
          {...form.register('makerRole')}
        />
        <TextAreaField
          label="Name and address"
          hint="Of the manufacturer, packer or importer."
          maxLength={500}
          error={errors.maker?.message}
          {...form.register('maker')}
        />
        <TextAreaField
          label="Consumer care"
          hint="Name, address, phone and email for complaints."
          maxLength={500}
          error={errors.consumerCare?.message}
          {...form.register('consumerCare')}
        />
      </div>
    </Part>
  )
}

export const numberOrNull = (text: unknown) =>
  text === '' || text === null || text === undefined ? null : Number(text)
