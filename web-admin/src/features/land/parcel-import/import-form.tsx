import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { importParcels } from '@portal/openapi/admin-client/parcel-import'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Field } from '@portal/web-ui/field'
import { FileInput } from '@portal/web-ui/file-input'
import { refusalOf } from '@portal/web-ui/forms/form-answer'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'

const kinds = ['partial', 'full'] as const

/** As an import may be named. */
const nameOf = (file: File): string => file.name.replaceAll(/[^\w.: -]/g, '-').slice(0, 100)

/** A file of the city's parcels. Its bytes are streamed, so it needs a script. */
export function ImportForm() {
  const { t, find } = useTexts()
  const { call, completeTexts } = useApp()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [kind, setKind] = useState<(typeof kinds)[number]>('partial')
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(chosen: File): Promise<void> {
    setBusy(true)
    setRefused(null)
    const batchId = nameOf(chosen)
    const type = /\.csv$/i.test(chosen.name) ? 'text/csv' : 'application/geo+json'
    try {
      await call(importParcels, { query: { batchId, kind }, body: new Blob([chosen], { type }) })
    } catch (error) {
      // An import with errors is one, and says what is wrong with which row.
      if (!(error instanceof ApiError && error.status === 422)) {
        await completeTexts().catch(() => undefined)
        setRefused(refusalOf(error).code ?? 'Util.ErrorTryAgainLater')
        return setBusy(false)
      }
    }
    await queryClient.invalidateQueries()
    await navigate({ href: `/parcels?import=${encodeURIComponent(batchId)}` })
    setBusy(false)
  }

  return (
    <Card title={t('Parcels.ImportTitle')}>
      <Field name="file" label={t('Parcels.File')} hint={t('Parcels.FileHint')}>
        {(wiring) => (
          <FileInput
            {...wiring}
            accept=".geojson,.json,.geojsonl,.csv"
            onChange={({ currentTarget: { files } }) => setFile(files?.[0] ?? null)}
          />
        )}
      </Field>
      <RadioGroup
        name="kind"
        label={t('Parcels.Kind')}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`Parcels.Kind_${value}`) }))}
      />
      {refused !== null && (
        <Banner tone="error" title={t('Parcels.ImportFailed')} live="alert">
          {find(refused) ?? refused}
        </Banner>
      )}
      <div>
        <Button
          busy={isBusy}
          onClick={() => {
            if (file) void send(file)
            else setRefused('Parcels.ChooseFile')
          }}
        >
          {t(isBusy ? 'Parcels.Sending' : 'Parcels.Send')}
        </Button>
      </div>
    </Card>
  )
}
