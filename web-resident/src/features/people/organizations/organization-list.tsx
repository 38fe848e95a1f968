import { useRef, useState } from 'react'
import { noAddress } from '@portal/core/kernel/rules'
import {
  maxOrganizations,
  type NamedOrganization,
  organizationSearch,
} from '@portal/core/organizations/rules'
import { searchOrganizations } from '@portal/openapi/resident-client/organizations'
import { Button } from '@portal/web-ui/button'
import { Combobox, type ComboboxOption } from '@portal/web-ui/combobox'
import { FieldSet } from '@portal/web-ui/field-set'
import { rowPrefix } from '@portal/web-ui/forms/rows-in'
import { useRows } from '@portal/web-ui/forms/use-rows'
import { PlusIcon, TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { RowMark } from '@portal/web-ui/row-mark'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { AddressFields } from '../profiles/address-fields.tsx'
import { organizationList, organizationName } from './organization-form.ts'

interface OrganizationListProps {
  value: readonly NamedOrganization[]
  /** Ids of the person's own organizations, which the search omits. */
  taken: readonly string[]
  errorOf: FormUse['errorOf']
}

const unnamed: NamedOrganization = {
  name: '',
  taxId: '',
  businessLicenseId: '',
  sfId: '',
  ...noAddress,
}

/** Found by name, or new with all required details. */
export function OrganizationList({ value, taken, errorOf }: OrganizationListProps) {
  const { t } = useTexts()
  const { rows, add, remove } = useRows(value)
  const [added, setAdded] = useState('')
  const addNew = useRef<HTMLDivElement>(null)
  const chosen = [...taken, ...rows.map((row) => row.value.sfId)]
  const isFull = rows.length >= maxOrganizations

  return (
    <Stack>
      {!isFull && (
        <OrganizationSearch
          without={chosen}
          onChoose={({ value: sfId, label: name }) => {
            add({ ...unnamed, sfId, name })
            setAdded(name)
          }}
        />
      )}
      {rows.map(({ key, value: organization }, place) => (
        <OrganizationFields
          key={key}
          place={place}
          organization={organization}
          errorOf={errorOf}
          onRemove={() => {
            remove(key)
            addNew.current?.querySelector('button')?.focus()
          }}
        />
      ))}
      {!isFull && (
        <noscript>
          <OrganizationFields place={rows.length} organization={unnamed} errorOf={errorOf} />
        </noscript>
      )}
      <div ref={addNew}>
        <Button
          look="quiet"
          disabledReason={
            isFull ? t('AddOrganization.Most', { count: maxOrganizations }) : undefined
          }
          onClick={() => add(unnamed, (at) => `${rowPrefix(organizationList, at)}name`)}
        >
          <PlusIcon />
          {t('AddOrganization.New')}
        </Button>
      </div>
      <Status>
        <VisuallyHidden>{added && t('AddOrganization.Added', { name: added })}</VisuallyHidden>
      </Status>
    </Stack>
  )
}

interface OrganizationSearchProps {
  without: readonly string[]
  onChoose: (option: ComboboxOption) => void
}

function OrganizationSearch({ without, onChoose }: OrganizationSearchProps) {
  const { t } = useTexts()
  const { call } = useApp()
  const { minCharacters, maxFound } = organizationSearch
  return (
    <Combobox
      name="organization-search"
      label={t('AddOrganization.Search')}
      hint={t('AddOrganization.SearchHint', { count: minCharacters })}
      minCharacters={minCharacters}
      none={t('AddOrganization.NoneFound')}
      failure={t('Util.ErrorTryAgainLater')}
      find={async (name, signal) => {
        const answer = call(searchOrganizations, { query: { name }, signal })
        const { searchRecords } = await answer
        return searchRecords
          .filter(({ Id }) => !without.includes(Id))
          .slice(0, maxFound)
          .map(({ Id, Name }) => ({ value: Id, label: Name }))
      }}
      onChoose={onChoose}
    />
  )
}

interface OrganizationFieldsProps {
  place: number
  organization: NamedOrganization
  errorOf: FormUse['errorOf']
  /** The spare row for browsers without JavaScript cannot be removed. */
  onRemove?: () => void
}

/** A known organization needs only its name. */
function OrganizationFields({ place, organization, errorOf, onRemove }: OrganizationFieldsProps) {
  const { t } = useTexts()
  const prefix = rowPrefix(organizationList, place)
  const title = organizationName(t, organization.name, place)
  const part = (name: 'name' | 'taxId' | 'businessLicenseId') => ({
    name: prefix + name,
    error: errorOf(prefix + name),
    defaultValue: organization[name],
    autoComplete: 'off',
  })
  return (
    <FieldSet legend={title} look="panel">
      <RowMark prefix={prefix} isSpare={!onRemove} />
      <input type="hidden" name={`${prefix}sfId`} value={organization.sfId} />
      {organization.sfId ? (
        <>
          <input type="hidden" name={`${prefix}name`} value={organization.name} />
          <p>{t('AddOrganization.Known')}</p>
        </>
      ) : (
        <>
          <TextInput {...part('name')} label={t('AddOrganization.Name')} maxLength={200} />
          <TextInput {...part('taxId')} label={t('AddOrganization.TaxId')} maxLength={30} />
          <TextInput
            {...part('businessLicenseId')}
            label={t('AddOrganization.BusinessLicenseId')}
            maxLength={30}
          />
          <AddressFields prefix={prefix} value={organization} errorOf={errorOf} />
        </>
      )}
      {onRemove && (
        <div>
          <Button look="quiet" size="small" onClick={onRemove}>
            <TrashIcon />
            {t('AddOrganization.Remove', { name: title })}
          </Button>
        </div>
      )}
    </FieldSet>
  )
}
