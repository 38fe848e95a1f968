import { useRouter } from '@tanstack/react-router'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { OpenPanel } from '../../../parts/open-panel.tsx'
import { backToFields, fieldsHref, publicFieldsPath } from './public-fields-search.ts'

interface ChooseTypeProps {
  types: readonly { readonly SalesforceObject: string; readonly name: string }[]
}

/** Adds a record type; its fields come next. */
export function ChooseType({ types }: ChooseTypeProps) {
  const { t } = useTexts()
  const router = useRouter()
  return (
    <OpenPanel back={backToFields} title={t('PublicFields.AddTitle')}>
      <form
        role="none"
        method="get"
        action={publicFieldsPath}
        onSubmit={(event) => {
          event.preventDefault()
          const object = new FormData(event.currentTarget).get('object')
          if (typeof object === 'string') void router.navigate({ href: fieldsHref(object) })
        }}
      >
        <Stack>
          <Select
            name="object"
            label={t('PublicFields.Type')}
            options={types.map(({ SalesforceObject: value, name }) => ({ value, label: name }))}
          />
          <div>
            <Button type="submit">{t('PublicFields.Next')}</Button>
          </div>
        </Stack>
      </form>
    </OpenPanel>
  )
}
