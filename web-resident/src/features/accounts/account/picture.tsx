import { useEffect, useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { Field } from '@portal/web-ui/field'
import { TrashIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { Portrait } from '@portal/web-ui/portrait'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import styles from './picture.module.css'
import type { Profile } from './queries.ts'
import { usePicture } from './use-picture.ts'

export function Picture({ profile }: { profile: Profile }) {
  const { t } = useTexts()
  const { state, show, cancel, remove } = usePicture(profile)
  const { ProfilePictureUrl: url } = profile
  const input = useRef<HTMLInputElement>(null)

  function choose(): void {
    const [file] = input.current?.files ?? []
    if (!input.current || !file) return
    // Lets the same file be chosen again after an error.
    input.current.value = ''
    void show(file)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: a file may have been chosen before hydration
  useEffect(choose, [])

  return (
    <div className={styles.row}>
      <Portrait url={url} alt={t('Profile.PictureAlt')} none={t('Profile.NoPicture')} />
      <Stack>
        <Field
          name="picture"
          label={t('Profile.ChoosePicture')}
          hint={t('Profile.PictureHint')}
          error={state.kind === 'refused' ? t(state.code) : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              type="file"
              accept="image/jpeg,image/png,image/gif,image/webp"
              className={styles.file}
              disabled={state.kind === 'sending'}
              ref={input}
              onChange={choose}
            />
          )}
        </Field>
        {state.kind === 'sending' && (
          <Stack gap="tight">
            <label htmlFor="picture-progress">{t('Profile.Uploading', { name: state.name })}</label>
            <progress
              id="picture-progress"
              className={styles.progress}
              max={state.size}
              value={state.sent}
            />
            <div>
              <Button look="quiet" size="small" onClick={cancel}>
                {t('Util.Cancel')}
              </Button>
            </div>
          </Stack>
        )}
        <Status>{state.kind === 'shown' && t('Profile.PictureShown')}</Status>
        {url && state.kind !== 'sending' && (
          <div>
            <Button look="quiet" size="small" onClick={() => void remove()}>
              <TrashIcon />
              {t('Profile.RemovePicture')}
            </Button>
          </div>
        )}
      </Stack>
    </div>
  )
}
