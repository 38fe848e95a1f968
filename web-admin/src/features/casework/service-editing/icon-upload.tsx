import { type ChangeEvent, useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { setPopularIcon } from '@portal/openapi/admin-client/service-editing'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Field } from '@portal/web-ui/field'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import styles from './catalogue.module.css'
import type { CatalogueService } from './queries.ts'

const iconErrors = new Set<TextKey>([
  'Activities.IconTooLarge',
  'File.Empty',
  'File.KindNotTaken',
  'File.Incomplete',
  'File.TooManyPixels',
])

/** For popular services, 32 x 32 recommended (spec, admin section 2.5). */
export function IconUpload({ service }: { service: CatalogueService }) {
  const { t } = useTexts()
  const { call, queryClient } = useApp()
  const [refusal, setRefusal] = useState<TextKey>()

  async function upload({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [image] = currentTarget.files ?? []
    if (!image) return
    setRefusal(undefined)
    const body = new FormData()
    body.set('image', image)
    try {
      await call(setPopularIcon, { path: { id: service.Id }, body })
      await queryClient.invalidateQueries()
      showToast('SuccessUpdate')
    } catch (error) {
      const isIconError = error instanceof ApiError && iconErrors.has(error.code)
      setRefusal(isIconError ? error.code : 'Util.ErrorTryAgainLater')
    }
  }
  return (
    <div className={styles.icon}>
      {service.PopularServiceIconURL && (
        <img src={service.PopularServiceIconURL} alt="" width={32} height={32} />
      )}
      <Field name="image" label={t('Activities.Icon')} hint={t('Activities.IconHint')}>
        {(wiring) => (
          <input
            {...wiring}
            type="file"
            accept="image/png,image/webp,image/gif,image/jpeg"
            onChange={(event) => void upload(event)}
          />
        )}
      </Field>
      <div role="alert">
        {refusal && (
          <Banner tone="error" title={t('Activities.IconFailed')}>
            {t(refusal)}
          </Banner>
        )}
      </div>
    </div>
  )
}
