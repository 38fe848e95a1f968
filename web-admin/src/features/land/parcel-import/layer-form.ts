import {
  layerErrors,
  type LayerFields,
  type ParcelColumn,
  parcelColumnNames,
} from '@portal/core/parcel-import/rules'
import { importParcelsFromLayer } from '@portal/openapi/admin-client/parcel-import'
import { ApiError } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** As the API names it in errors. */
export const fieldOf = (column: ParcelColumn): string => `fields.${column}`

/** Another name than the file's, whose form is on the same page. */
export const layerKind = 'layerKind'

/** Left out when a refused form is shown again, like each field of a password. */
export const tokenField = 'tokenPassword'

const isColumn = (name: string): name is ParcelColumn =>
  parcelColumnNames.some((column) => column === name)

/** Reads a layer whole; an import with errors is one, and its page says what is wrong. */
export const layerForm: AppForm = {
  name: 'parcel-layer',
  title: 'Parcels.LayerFailed',
  labels(field) {
    if (field === 'layerUrl') return { label: 'Parcels.LayerUrl' }
    if (field === tokenField) return { label: 'Parcels.LayerTokenLabel' }
    const column = field.replace(/^fields\./, '')
    return isColumn(column) ? { label: `Parcels.Column_${column}` } : null
  },
  about: { 'Parcels.LayerAddress': 'layerUrl', 'Parcels.LayerToken': tokenField },
  async send({ text }, { call }) {
    const fields: LayerFields = Object.fromEntries(
      parcelColumnNames.map((column) => [column, text(fieldOf(column)).trim()]),
    )
    const errors = layerErrors(fields)
    if (errors.length > 0) return refusedBy(errors)
    const batchId = `arcgis ${new Date().toISOString().slice(0, 19)}`
    const kind = text(layerKind) === 'full' ? 'full' : 'partial'
    const body = { batchId, kind, layerUrl: text('layerUrl').trim(), fields } as const
    try {
      await call(importParcelsFromLayer, { body: { ...body, token: text(tokenField) || null } })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 422)) throw error
    }
    return { kind: 'done', href: `/parcels?import=${encodeURIComponent(batchId)}` }
  },
}
