import { type ChangeEvent, useState } from 'react'
import { iconLimits } from '@portal/core/service-editing/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { setPopularIcon } from '@portal/openapi/admin-client/service-editing'
import { ApiError } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Field } from '@portal/web-ui/field'
import { shrinkPicture } from '@portal/web-ui/shrink-picture'
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

/** As it is if it is small enough, so that a GIF still moves; otherwise scaled down. */
async function iconOf(image: File): Promise<Blob | TextKey> {
  if (image.size === 0) return 'File.Empty'
  const side = await longerSideOf(image)
  if (side !== null && side <= iconLimits.side && image.size <= iconLimits.bytes) return image
  const copy = await shrinkPicture(image, {
    side: iconLimits.side,
    maxPixels: largestPicture,
    quality: null,
  })
  if (copy === 'not-a-picture') return 'File.KindNotTaken'
  return copy === 'too-many-pixels' ? 'File.TooManyPixels' : copy
}

/** Null if it cannot be opened. */
async function longerSideOf(image: File): Promise<number | null> {
  const picture = await createImageBitmap(image).catch(() => null)
  if (!picture) return null
  const { width, height } = picture
  picture.close()
  return Math.max(width, height)
}

/** Pixels; a photo of any phone. */
const largestPicture = 120_000_000

/** For popular services, 32 x 32 recommended (spec, admin section 2.5). */
export function IconUpload({ service }: { service: CatalogueService }) {
  const { t } = useTexts()
  const { call, queryClient } = useApp()
  const [refusal, setRefusal] = useState<TextKey>()

  async function upload({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [image] = currentTarget.files ?? []
    if (!image) return
    setRefusal(undefined)
    try {
      const icon = await iconOf(image)
      if (typeof icon === 'string') {
        setRefusal(icon)
        return
      }
      const body = new FormData()
      body.set('image', icon, image.name)
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
